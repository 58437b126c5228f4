import type { CheckoutDraft } from './checkout-draft.ts'

/** Returns those fields of `now` that differ from `before`. */
function changedFields<T extends object>(before: T, now: T) {
  const was = new Map(Object.entries(before))
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => was.get(name) !== value))
}

type TextFields = Record<string, string>

/** Applies to `theirs` the fields that `mine` has added, changed and removed since `before`. */
function mergeTexts(before: TextFields, mine: TextFields, theirs: TextFields): TextFields {
  const kept = Object.entries(theirs).filter(([name]) => name in mine || !(name in before))
  return { ...Object.fromEntries(kept), ...changedFields(before, mine) }
}

/** Merges the changes that two tabs have made to a checkout since `before`, field by field. If both have changed a field, `mine` wins. */
export const mergeDraft = (before: CheckoutDraft, mine: CheckoutDraft, theirs: CheckoutDraft): CheckoutDraft => ({
  ...{ ...theirs, ...changedFields(before, mine) },
  lineNotes: mergeTexts(before.lineNotes, mine.lineNotes, theirs.lineNotes),
  newAddress: mergeTexts(before.newAddress, mine.newAddress, theirs.newAddress),
})
