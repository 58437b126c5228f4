import { ref } from 'valtio/vanilla'
import { dropDraft, readDraft, writeDraft } from '#data/mirror/drafts.ts'
import { cartOwner } from './cart-owner.ts'
import { type CheckoutDraft, checkout, newDraft } from './checkout.ts'
import { withMirror } from './mirror.ts'

const WRITE_AFTER_MS = 200

let ownerOfDraft: string | null = null
let restoring: { owner: string; done: Promise<void> } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Fetches the checkout that was begun on this device, or begins one. Asked twice at once it reads once: a second answer would undo what was typed after the first. */
export async function restoreDraft(): Promise<void> {
  const owner = cartOwner()
  if (owner === null || (owner === ownerOfDraft && checkout.status === 'ready')) return
  if (restoring?.owner !== owner) restoring = { owner, done: readFor(owner) }
  const mine = restoring
  await mine.done
  if (restoring === mine) restoring = null
}

async function readFor(owner: string): Promise<void> {
  const kept = await withMirror((mirror) => readDraft(mirror, owner), null)
  // Somebody else may have signed in meanwhile.
  if (owner !== cartOwner()) return
  ownerOfDraft = owner
  show(kept ?? newDraft())
  checkout.status = 'ready'
}

/** Puts a checkout in the place of the present one. */
export function show(draft: CheckoutDraft): void {
  checkout.draft = ref(draft)
  Object.assign(checkout, { fresh: false, before: null, refusal: null, trouble: null })
}

/** What the buyer types or chooses. It is on the device a moment later. */
export function edit(change: Partial<CheckoutDraft>): void {
  checkout.draft = ref({ ...checkout.draft, ...change })
  clearTimeout(timer)
  timer = setTimeout(() => void flushDraft(), WRITE_AFTER_MS)
}

/** Writes the checkout down now. */
export async function flushDraft(): Promise<void> {
  clearTimeout(timer)
  const [owner, { draft }] = [ownerOfDraft, checkout]
  if (owner !== null && owner === cartOwner()) await withMirror((mirror) => writeDraft(mirror, owner, draft), undefined)
}

/** The order has left: the next checkout begins empty. */
export async function startOver(): Promise<void> {
  clearTimeout(timer)
  const owner = ownerOfDraft
  show(newDraft())
  if (owner !== null) await withMirror((mirror) => dropDraft(mirror, owner), undefined)
}
