import type { CheckoutDraft } from './checkout-draft.ts'

/** The fields that have changed. */
function changed<T extends object>(before: T, now: T) {
  const was = new Map(Object.entries(before))
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => was.get(name) !== value))
}

type Texts = Record<string, string>

/** Merges additions and removals of both sides. */
function joined(before: Texts, mine: Texts, theirs: Texts): Texts {
  const kept = Object.entries(theirs).filter(([name]) => name in mine || !(name in before))
  return { ...Object.fromEntries(kept), ...changed(before, mine) }
}

/** Merges the changes of two tabs to a checkout since `before`: field by field; if both changed a field, `mine` wins. */
export const mergeDraft = (before: CheckoutDraft, mine: CheckoutDraft, theirs: CheckoutDraft): CheckoutDraft => ({
  ...{ ...theirs, ...changed(before, mine) },
  lineNotes: joined(before.lineNotes, mine.lineNotes, theirs.lineNotes),
  newAddress: joined(before.newAddress, mine.newAddress, theirs.newAddress),
})
