import { restoreSession } from '#app/state/account/session.ts'
import { makeChange, markSentDirectly, showAndSend } from '#app/state/outbox/make-change.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { logOnly, showToast } from '#app/state/page/notices.ts'
import type { GuestRow } from '#data/mirror/schema.ts'
import { guestListToCart, pendingAdd } from '#data/outbox/guest-list.ts'
import { showAdded } from './added.ts'
import { dropTabRows, joinOldPendingAdd, listChanged, readTab } from './guest-list-changes.ts'
import { heldOf } from './held.ts'
import { cartOwner } from './owner.ts'

let running: Promise<void> | null = null
let again = false

/**
 * What guests put on the list here becomes the cart of whoever is signed in, once, whichever tab comes first. Asked on every occasion on
 * which both may be there: at the start of a page, when the session changes here or in another tab, and when the list does.
 */
export function guestListToOwnersCart(): Promise<void> {
  again = true
  running ??= moveAll().finally(() => {
    running = null
  })
  return running
}

async function moveAll(): Promise<void> {
  while (again) {
    again = false
    await move().catch(logOnly)
  }
}

async function move(): Promise<void> {
  const owner = cartOwner()
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

/** A page hears of a session a moment before the device's database does. */
async function moveRows(owner: string): Promise<GuestRow[]> {
  const mirror = connectedMirror()
  if (mirror === null) return []
  await markSentDirectly(mirror)
  const rows = await guestListToCart(mirror, owner)
  if (rows !== null) return rows
  await restoreSession()
  return cartOwner() === owner ? ((await guestListToCart(mirror, owner)) ?? []) : []
}

/** Rows that this page holds for the shop: they leave the tab when it has them. */
const held = new Set<string>()

/**
 * What this tab alone keeps goes to the shop at once, or is held by this page until it answers. Tried again after a reload, it is the same
 * adds under the same keys.
 */
async function sendTabRows(owner: string): Promise<readonly GuestRow[]> {
  const rows = await readTab()
  const waits = (row: GuestRow) => heldOf(owner).some(({ id }) => id === row.id)
  const moved = rows.filter((row) => held.has(row.id) && !waits(row))
  if (moved.length > 0) await dropTabRows(moved)
  const fresh = rows.filter(({ id }) => !held.has(id))
  if (fresh.length === 0) return []
  const sent: GuestRow[] = []
  for (const row of fresh.toReversed()) {
    if (cartOwner() !== owner) return sent
    const made = await makeChange([pendingAdd(row)])
    if (made === 'held') held.add(row.id)
    // What the shop refuses was said, and is given up: left here, it would go into the cart of whoever signs in next.
    else if (cartOwner() === owner) await dropTabRows([row])
    if (made === 'kept' || made === 'sent') sent.push(row)
  }
  return sent
}

/** Numbers of a pasted list that had no part are not known here any more, so it is said how many parts there are, not that it is all. */
function showMoved(rows: readonly GuestRow[]): void {
  const [first, ...more] = new Set(rows.map(({ mcode }) => mcode))
  if (first === undefined) return
  if (more.length === 0) showAdded(first)
  else showToast(/*i18n*/ '{parts} parts of your list are in your cart.', { parts: 1 + more.length })
}
