import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatAttribute, type ShopAttributeLabels } from '#app/ui/part/attribute-text.ts'
import type { ComparisonRow } from '#contract/compare/compare-parts.ts'
import type { Verdict } from '#contract/compare/verdict.ts'

/** What the facts say about a part in the place of the old one. */
export const verdictTexts: Record<Verdict['type'], MessageDescriptor> = {
  fits: msg`Fits in its place`,
  check: msg`Fits after a look`,
  'does-not-fit': msg`Does not fit`,
  'not-known': msg`Not known whether it fits`,
  'other-kind': msg`Another kind of part`,
}

/** Why the verdict is as it is. */
export const verdictReasons: Record<Verdict['type'], MessageDescriptor> = {
  fits: msg`Everything that decides is known of both parts, and fits.`,
  check: msg`Nothing stops it, but look at this first:`,
  'does-not-fit': msg`This stops it:`,
  'not-known': msg`Something that decides is not known of both parts:`,
  'other-kind': msg`Parts of two kinds are not judged. Their data stands beside each other.`,
}

/** Returns the reason of a comparison with the values of the row; empty for values that are the same. */
export function reasonText(i18n: I18n, { key, old, candidate, comparison }: ComparisonRow, own: ShopAttributeLabels): string {
  if (comparison.type === 'same') return ''
  const format = (value: string | number | undefined) => (value === undefined ? '' : formatAttribute(i18n, key, value, own))
  const values = {
    old: format(old),
    new: format(candidate),
    by: typeof comparison.by === 'number' ? format(comparison.by) : (comparison.by ?? ''),
  }
  return i18n._(comparison.reason, values, { message: comparison.reason })
}
