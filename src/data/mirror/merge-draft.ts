import type { CheckoutDraft } from './checkout-draft.ts'

/** The fields that are not what they were. */
function changed<T extends object>(before: T, now: T) {
  const was = new Map(Object.entries(before))
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => was.get(name) !== value))
}

type Texts = Record<string, string>

/** What stands in one place only is new there, or was taken out at the other. */
function joined(before: Texts, mine: Texts, theirs: Texts): Texts {
  const kept = Object.entries(theirs).filter(([name]) => name in mine || !(name in before))
  return { ...Object.fromEntries(kept), ...changed(before, mine) }
}

/** What two tabs have made of the checkout as it was `before`: of each field what was changed; where both have changed it, `mine`. */
export const mergeDraft = (before: CheckoutDraft, mine: CheckoutDraft, theirs: CheckoutDraft): CheckoutDraft => ({
  ...{ ...theirs, ...changed(before, mine) },
  lineNotes: joined(before.lineNotes, mine.lineNotes, theirs.lineNotes),
  newAddress: joined(before.newAddress, mine.newAddress, theirs.newAddress),
})
