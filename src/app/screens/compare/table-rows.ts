import type { I18n } from '@lingui/core'
import { attributeLabel, type DisplayedAttributeKey, formatAttribute } from '#app/ui/part/attribute-text.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { type ComparisonRow, compareParts, type PartComparison } from '#contract/compare/compare-parts.ts'
import type { RuleSource } from '#contract/compare/rule-sources.ts'
import { reasonText } from './compare-texts.ts'
import { comparedFieldKeys, fieldRows } from './field-rows.ts'

/** How a cell of a candidate compares with the old part. */
export type CellMark = 'same' | 'fits' | 'look' | 'stops' | 'unknown'

export interface CompareCell {
  /** The value; empty if unknown. */
  text: string
  /** Null for the old part, and if nothing is compared. */
  mark: CellMark | null
  reason: string
}

/** One field of all parts, in the order of the columns. A part that is not there has no cell. */
export interface CompareTableRow {
  key: string
  label: string
  cells: readonly (CompareCell | null)[]
  hasEffect: boolean
  isDifferent: boolean
}

const marksByUrgency: readonly CellMark[] = ['stops', 'look', 'unknown', 'fits', 'same']

function markOf({ comparison }: ComparisonRow): CellMark {
  if (comparison.type !== 'matters') return comparison.type
  return comparison.isObstacle ? 'stops' : 'look'
}

/** Compares each further part with the first. Null where one of both is not there. */
export const compareWithFirst = ([old, ...others]: readonly (PartDetail | null)[]): (PartComparison | null)[] =>
  old === undefined ? [] : [null, ...others.map((part) => (old && part ? compareParts(old, part) : null))]

/** Returns the sources of the rules that judged something. */
export function usedSources(comparisons: readonly (PartComparison | null)[]): RuleSource[] {
  const judged = comparisons.flatMap((one) => one?.rows ?? []).filter(({ comparison }) => comparison.type !== 'same')
  return [...new Set(judged.flatMap(({ source }) => source ?? []))]
}

/** Returns the rows of the table: first the attributes, those that matter most first, then the fields without an effect on the fit. */
export function compareTableRows(
  i18n: I18n,
  parts: readonly (PartDetail | null)[],
  comparisons: readonly (PartComparison | null)[],
): CompareTableRow[] {
  return [...sortByUrgency(attributeRows(i18n, parts, comparisons)), ...noEffectRows(i18n, parts)]
}

const urgencyOf = ({ cells }: CompareTableRow): number =>
  Math.min(marksByUrgency.length, ...cells.flatMap((cell) => (cell?.mark ? [marksByUrgency.indexOf(cell.mark)] : [])))

const sortByUrgency = (rows: readonly CompareTableRow[]) => [...rows].sort((one, other) => urgencyOf(one) - urgencyOf(other))

function attributeRows(
  i18n: I18n,
  parts: readonly (PartDetail | null)[],
  comparisons: readonly (PartComparison | null)[],
): CompareTableRow[] {
  const compared = comparisons.flatMap((one) => one?.rows.map(({ key }) => key) ?? [])
  const keys = compared.length > 0 ? compared : parts.flatMap((part) => Object.keys(part?.attributes ?? {}) as DisplayedAttributeKey[])
  return [...new Set(keys)].flatMap((key) => {
    const own = parts.find((part) => part?.own?.[key])?.own
    const label = attributeLabel(i18n, key, own)
    // An attribute of the shop’s own without a label, or one that a newer version of the shop has added.
    if (label === '') return []
    const cells = parts.map((part, at): CompareCell | null => {
      if (part === null) return null
      const value = part.attributes[key]
      const text = value === undefined ? '' : formatAttribute(i18n, key, value, own)
      const row = comparisons[at]?.rows.find((one) => one.key === key)
      return row === undefined ? { text, mark: null, reason: '' } : { text, mark: markOf(row), reason: reasonText(i18n, row, own) }
    })
    return [{ key, label, cells, hasEffect: true, isDifferent: cells.some((cell) => cell?.mark && cell.mark !== 'same') }]
  })
}

const noEffectRows = (i18n: I18n, parts: readonly (PartDetail | null)[]): CompareTableRow[] =>
  comparedFieldKeys.flatMap((key) => {
    const { label, text } = fieldRows[key]
    const cells = parts.map((part) => (part === null ? null : { text: text(i18n, part), mark: null, reason: '' }))
    const texts = new Set(cells.flatMap((cell) => cell?.text ?? []))
    if (texts.size === 1 && texts.has('')) return []
    return [{ key, label: i18n._(label), cells, hasEffect: false, isDifferent: texts.size > 1 }]
  })
