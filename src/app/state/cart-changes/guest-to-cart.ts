import { showAdded } from '#app/state/cart/added.ts'
import { dropTabRows, joinOldPendingAdd, listChanged, readTab } from '#app/state/cart/guest-list-changes.ts'
import { heldOf } from '#app/state/cart/held.ts'
import { makeChange, markSentDirectly, showAndSend } from '#app/state/outbox/make-change.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { logOnly, showToast } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { restoreSession } from '#app/state/session/session.ts'
import type { GuestRow } from '#data/mirror/schema.ts'
import { guestListToCart, pendingAdd } from '#data/outbox/guest-list.ts'

let running: Promise<void> | null = null
let isRequestedAgain = false

/**
 * Moves the guest's list into the cart of the signed-in user, once, in the tab that does it first. Called at startup, after changes of the
 * session, and after changes of the list.
 */
export function guestListToOwnersCart(): Promise<void> {
  isRequestedAgain = true
  running ??= moveAll().finally(() => {
    running = null
  })
  return running
}

async function moveAll(): Promise<void> {
  while (isRequestedAgain) {
    isRequestedAgain = false
    await moveOnce().catch(logOnly)
  }
}

async function moveOnce(): Promise<void> {
  const owner = sessionOwner()
  if (owner === null) return
  await joinOldPendingAdd()
  const fromDevice = await moveRows(owner).catch((error: unknown): GuestRow[] => {
    logOnly(error)
    return []
  })
  if (fromDevice.length > 0) {
    await listChanged()
    await showAndSend()
  }
  showMoved([...fromDevice, ...(await sendTabRows(owner))])
}

/** Moves the stored rows of the list into the user's outbox. A page may learn of a session slightly before the database does. */
async function moveRows(owner: string): Promise<GuestRow[]> {
  const mirror = connectedMirror()
  if (mirror === null) return []
  await markSentDirectly(mirror)
  const rows = await guestListToCart(mirror, owner)
  if (rows !== null) return rows
  await restoreSession()
  return sessionOwner() === owner ? ((await guestListToCart(mirror, owner)) ?? []) : []
}

/** The ids of rows that are in memory until the server has them. Then they are removed from the tab's storage. */
const idsInMemory = new Set<string>()

/**
 * Sends the rows of this tab directly, or holds them in memory until the server responds. After a reload the same rows are sent with the
 * same keys, so that nothing is added twice.
 */
async function sendTabRows(owner: string): Promise<readonly GuestRow[]> {
  const rows = await readTab()
  const waits = (row: GuestRow) => heldOf(owner).some(({ id }) => id === row.id)
  const moved = rows.filter((row) => idsInMemory.has(row.id) && !waits(row))
  if (moved.length > 0) await dropTabRows(moved)
  const fresh = rows.filter(({ id }) => !idsInMemory.has(id))
  if (fresh.length === 0) return []
  const sent: GuestRow[] = []
  for (const row of fresh.toReversed()) {
    if (sessionOwner() !== owner) return sent
    const made = await makeChange([pendingAdd(row)])
    if (made === 'held') idsInMemory.add(row.id)
    // A refused row was reported and is discarded, because it would otherwise go into the next user's cart.
    else if (sessionOwner() === owner) await dropTabRows([row])
    if (made === 'kept' || made === 'sent') sent.push(row)
  }
  return sent
}

/**
 * Says how many parts of the list are in the cart. Numbers for which no part was found are not known here any more, so the notice does not
 * say that the list is complete.
 */
function showMoved(rows: readonly GuestRow[]): void {
  const [first, ...more] = new Set(rows.map(({ mcode }) => mcode))
  if (first === undefined) return
  if (more.length === 0) showAdded(first)
  else showToast(/*i18n*/ '{parts} parts of your list are in your cart.', { parts: 1 + more.length })
}
