import { ref } from 'valtio/vanilla'
import { withMirror } from '#app/state/page/mirror.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { deleteSentDraft, isOrderSent, readDraft, writeDraft } from '#data/mirror/drafts.ts'
import { mergeDraft } from '#data/mirror/merge-draft.ts'
import { type CheckoutDraft, checkout, newDraft } from './checkout.ts'

let ownerOfDraft: string | null = null
let runningRestore: { owner: string; promise: Promise<void> } | null = null
let runningWrite: Promise<void> | null = null
/** Counts the changes of the draft in this tab, so that a stored draft that is just being read does not replace newer changes. */
let draftChangeCount = 0
let hasUnwrittenChanges = false
/** The draft as it was stored when this tab last read or wrote it. What differs from it are this tab's changes. */
let storedDraft: CheckoutDraft = checkout.draft

const isDraftLoaded = (owner: string) => owner === ownerOfDraft && checkout.status === 'ready'

/**
 * Loads the checkout's stored draft, whichever tab stored it, or creates one. Calls at the same time read it once. What the user types
 * meanwhile takes precedence.
 */
export async function restoreDraft(): Promise<void> {
  const owner = sessionOwner()
  if (owner === null || (isDraftLoaded(owner) && (hasUnwrittenChanges || checkout.placing))) return
  if (runningRestore?.owner !== owner) runningRestore = { owner, promise: readDraftOfOwner(owner) }
  const mine = runningRestore
  await mine.promise
  if (runningRestore === mine) runningRestore = null
}

async function readDraftOfOwner(owner: string): Promise<void> {
  const [before, { key }] = [draftChangeCount, checkout.draft]
  const kept = await withMirror((mirror) => readDraft(mirror, owner), null)
  const spent = kept === null && isDraftLoaded(owner) && (await withMirror((mirror) => isOrderSent(mirror, owner, key), false))
  // Another user may have signed in meanwhile.
  if (owner !== sessionOwner()) return
  if (!isDraftLoaded(owner)) showDraft(kept ?? newDraft())
  else if (draftChangeCount === before && !checkout.placing) {
    if (kept !== null && JSON.stringify(kept) !== JSON.stringify(checkout.draft)) showDraft(kept)
    // The order of this draft was sent from another tab, so a new draft begins.
    if (spent) showDraft(newDraft())
  }
  ownerOfDraft = owner
  checkout.status = 'ready'
}

/** Replaces the displayed draft of the checkout. */
export function showDraft(draft: CheckoutDraft): void {
  draftChangeCount += 1
  hasUnwrittenChanges = false
  storedDraft = draft
  checkout.draft = ref(draft)
  Object.assign(checkout, { fresh: false, before: null, refusal: null, trouble: null })
}

/** Changes the draft of the checkout and stores it at once, because a page may be closed a moment later. */
export function editDraft(change: Partial<CheckoutDraft>): void {
  checkout.draft = ref({ ...checkout.draft, ...change })
  draftChangeCount += 1
  hasUnwrittenChanges = true
  void flushDraft()
}

/** Stores only what this tab has changed in the draft. Newer changes of other tabs are merged and shown here. */
export function flushDraft(): Promise<void> {
  runningWrite ??= writeChanges()
  return runningWrite
}

/** Stores the changes. Changes that are made during a write are written after it. If storing fails, they wait for the next change. */
async function writeChanges(): Promise<void> {
  // Changes that are made in the same task are written together.
  await null
  try {
    while (hasUnwrittenChanges && (await writeDraftOnce()));
  } finally {
    // `runningWrite` is reset in the same task as the last check for changes, so that no change is missed.
    runningWrite = null
  }
}

async function writeDraftOnce(): Promise<boolean> {
  const [owner, { draft: mine }] = [ownerOfDraft, checkout]
  if (owner === null || owner !== sessionOwner()) return false
  hasUnwrittenChanges = false
  const written = await withMirror((mirror) => writeDraft(mirror, owner, storedDraft, mine), null)
  // The checkout has ended meanwhile.
  if (checkout.draft.key !== mine.key) return true
  if (written === null) hasUnwrittenChanges = true
  else mergeStoredDraft(written, mine)
  return written !== null
}

/** Shows changes that other tabs have stored. Each tab keeps its own step, and what was typed in this tab later takes precedence. */
function mergeStoredDraft(written: CheckoutDraft, mine: CheckoutDraft): void {
  const news = JSON.stringify(written) !== JSON.stringify(mine)
  const { step } = checkout.draft
  if (news) checkout.draft = ref({ ...mergeDraft(mine, checkout.draft, written), step })
  storedDraft = news ? written : mine
}

/** Starts an empty checkout after the order was sent. */
export async function restartCheckout(): Promise<void> {
  const [owner, { key }] = [ownerOfDraft, checkout.draft]
  showDraft(newDraft())
  if (owner !== null) await withMirror((mirror) => deleteSentDraft(mirror, owner, key), undefined)
}
