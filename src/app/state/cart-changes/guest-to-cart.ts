import { showAddedNotice } from '#app/state/cart/added.ts'
import { announceListChange, dropTabRows, mergeOldPendingAdd, readTabRows } from '#app/state/cart/guest-list-changes.ts'
import { inMemoryChangesOf } from '#app/state/cart/held.ts'
import { applyChanges, showAndSendChanges, storeDirectlySentMarks } from '#app/state/outbox/make-change.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { logErrorOnly, showToast } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { restoreSession } from '#app/state/session/session.ts'
import type { StoredGuestPart } from '#data/mirror/schema.ts'
import { moveGuestRowsToCart, pendingAddOfRow } from '#data/outbox/guest-list.ts'

let runningMove: Promise<void> | null = null
let isMoveRequestedAgain = false

/**
 * Moves the guest's list into the cart of the signed-in user, once, in the tab that does it first. Called at startup, after changes of the
 * session, and after changes of the list.
 */
export function moveGuestListToCart(): Promise<void> {
  isMoveRequestedAgain = true
  runningMove ??= moveUntilNoneRequested().finally(() => {
    runningMove = null
  })
  return runningMove
}

async function moveUntilNoneRequested(): Promise<void> {
  while (isMoveRequestedAgain) {
    isMoveRequestedAgain = false
    await moveGuestListOnce().catch(logErrorOnly)
  }
}

async function moveGuestListOnce(): Promise<void> {
  const owner = sessionOwner()
  if (owner === null) return
  await mergeOldPendingAdd()
  const fromDevice = await moveStoredGuestRows(owner).catch((error: unknown): StoredGuestPart[] => {
    logErrorOnly(error)
    return []
  })
  if (fromDevice.length > 0) {
    await announceListChange()
    await showAndSendChanges()
  }
  showMovedRows([...fromDevice, ...(await sendTabRows(owner))])
}

/** Moves the stored rows of the list into the user's outbox. A page may learn of a session slightly before the database does. */
async function moveStoredGuestRows(owner: string): Promise<StoredGuestPart[]> {
  const mirror = connectedMirror()
  if (mirror === null) return []
  await storeDirectlySentMarks(mirror)
  const rows = await moveGuestRowsToCart(mirror, owner)
  if (rows !== null) return rows
  await restoreSession()
  return sessionOwner() === owner ? ((await moveGuestRowsToCart(mirror, owner)) ?? []) : []
}

/** The ids of rows that are in memory until the server has them. Then they are removed from the tab's storage. */
const inMemoryRowIds = new Set<string>()

/**
 * Sends the rows of this tab directly, or holds them in memory until the server responds. After a reload the same rows are sent with the
 * same keys, so that nothing is added twice.
 */
async function sendTabRows(owner: string): Promise<readonly StoredGuestPart[]> {
  const rows = await readTabRows()
  const waits = (row: StoredGuestPart) => inMemoryChangesOf(owner).some(({ id }) => id === row.id)
  const moved = rows.filter((row) => inMemoryRowIds.has(row.id) && !waits(row))
  if (moved.length > 0) await dropTabRows(moved)
  const fresh = rows.filter(({ id }) => !inMemoryRowIds.has(id))
  if (fresh.length === 0) return []
  const sent: StoredGuestPart[] = []
  for (const row of fresh.toReversed()) {
    if (sessionOwner() !== owner) return sent
    const made = await applyChanges([pendingAddOfRow(row)])
    if (made === 'held') inMemoryRowIds.add(row.id)
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
function showMovedRows(rows: readonly StoredGuestPart[]): void {
  const [first, ...more] = new Set(rows.map(({ mcode }) => mcode))
  if (first === undefined) return
  if (more.length === 0) showAddedNotice(first)
  else showToast(/*i18n*/ '{parts} parts of your list are in your cart.', { parts: 1 + more.length })
}
