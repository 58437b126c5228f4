import { ref } from 'valtio/vanilla'
import { cartOwner } from '#app/state/cart/owner.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { dropDraft, isSpent, readDraft, writeDraft } from '#data/mirror/drafts.ts'
import { mergeDraft } from '#data/mirror/merge-draft.ts'
import { type CheckoutDraft, checkout, newDraft } from './checkout.ts'

let ownerOfDraft: string | null = null
let restoring: { owner: string; done: Promise<void> } | null = null
let writing: Promise<void> | null = null
/** How often this tab has changed the checkout, and whether the last change is on the device already. */
let changes = 0
let unwritten = false
/** The checkout as the device had it when this tab last read or wrote it: what differs from it was changed here. */
let known: CheckoutDraft = checkout.draft

const isHere = (owner: string) => owner === ownerOfDraft && checkout.status === 'ready'

/**
 * Fetches the checkout that was begun on this device, here or in another tab, or begins one. Asked twice at once it reads once; what is
 * typed meanwhile is newer than any answer.
 */
export async function restoreDraft(): Promise<void> {
  const owner = cartOwner()
  if (owner === null || (isHere(owner) && (unwritten || checkout.placing))) return
  if (restoring?.owner !== owner) restoring = { owner, done: readFor(owner) }
  const mine = restoring
  await mine.done
  if (restoring === mine) restoring = null
}

async function readFor(owner: string): Promise<void> {
  const [before, { key }] = [changes, checkout.draft]
  const kept = await withMirror((mirror) => readDraft(mirror, owner), null)
  const spent = kept === null && isHere(owner) && (await withMirror((mirror) => isSpent(mirror, owner, key), false))
  // Somebody else may have signed in meanwhile.
  if (owner !== cartOwner()) return
  if (!isHere(owner)) showDraft(kept ?? newDraft())
  else if (changes === before && !checkout.placing) {
    if (kept !== null && JSON.stringify(kept) !== JSON.stringify(checkout.draft)) showDraft(kept)
    // Its order was sent from another tab: whoever goes on here means another order.
    if (spent) showDraft(newDraft())
  }
  ownerOfDraft = owner
  checkout.status = 'ready'
}

/** Puts a checkout in the place of the present one. */
export function showDraft(draft: CheckoutDraft): void {
  changes += 1
  unwritten = false
  known = draft
  checkout.draft = ref(draft)
  Object.assign(checkout, { fresh: false, before: null, refusal: null, trouble: null })
}

/** What the buyer types or chooses. It goes to the device at once: a page that is left a moment later has no time to write. */
export function editDraft(change: Partial<CheckoutDraft>): void {
  checkout.draft = ref({ ...checkout.draft, ...change })
  changes += 1
  unwritten = true
  void flushDraft()
}

/** Writes down what this tab has changed, and nothing else: another tab may have written newer words, which then stand here as well. */
export function flushDraft(): Promise<void> {
  writing ??= writeNews()
  return writing
}

/** What is typed while a write is under way is written after it. What the device could not take waits for the next change. */
async function writeNews(): Promise<void> {
  // What is changed in one turn is written in one go.
  await null
  try {
    while (unwritten && (await writeOnce()));
  } finally {
    // In the same turn as the last look, so that no change comes between.
    writing = null
  }
}

async function writeOnce(): Promise<boolean> {
  const [owner, { draft: mine }] = [ownerOfDraft, checkout]
  if (owner === null || owner !== cartOwner()) return false
  unwritten = false
  const written = await withMirror((mirror) => writeDraft(mirror, owner, known, mine), null)
  // Of a checkout that has ended meanwhile nothing is left to do.
  if (checkout.draft.key !== mine.key) return true
  if (written === null) unwritten = true
  else mergeWritten(written, mine)
  return written !== null
}

/** Shows what another tab has written meanwhile. Each tab stays at its own step, and what was typed here since is newer. */
function mergeWritten(written: CheckoutDraft, mine: CheckoutDraft): void {
  const news = JSON.stringify(written) !== JSON.stringify(mine)
  const { step } = checkout.draft
  if (news) checkout.draft = ref({ ...mergeDraft(mine, checkout.draft, written), step })
  known = news ? written : mine
}

/** The order has left: the next checkout begins empty. */
export async function startOver(): Promise<void> {
  const [owner, { key }] = [ownerOfDraft, checkout.draft]
  showDraft(newDraft())
  if (owner !== null) await withMirror((mirror) => dropDraft(mirror, owner, key), undefined)
}
