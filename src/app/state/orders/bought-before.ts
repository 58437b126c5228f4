import { subscribe } from 'valtio/vanilla'
import { ask } from '#app/state/page/ask.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { session } from '#app/state/session/session.ts'
import { MAX_PAGE_SIZE } from '#contract/limits.ts'
import { seenOrdersOf } from '#data/mirror/seen-orders.ts'
import { boughtBefore } from './bought-days.ts'
import { ordersHere } from './orders-here.ts'

/** How many pages of bought parts are loaded at most, newest first. */
const MAX_PAGES = 3

let askedFor: string | null = null
/** The number of the newest request. A result counts only if no later request was started and the session has not ended. */
let asking = 0

/** Loads which parts the user has bought: at once from orders stored on this device, then from the server, once per user. */
export async function loadBoughtBefore(): Promise<void> {
  const owner = sessionOwner()
  if (owner === askedFor) return
  forget()
  if (owner === null) return
  askedFor = owner
  await loadFor(owner)
}

/** Forgets the bought parts after a sign-out or a change of user. */
function forget(): void {
  askedFor = null
  asking += 1
  boughtBefore.days = {}
}

async function loadFor(owner: string): Promise<void> {
  asking += 1
  const mine = asking
  const add = (rows: readonly (readonly [code: string, day: string])[]) => {
    if (asking === mine) boughtBefore.days = latest([...Object.entries(boughtBefore.days), ...rows])
  }
  const seen = await withMirror((mirror) => seenOrdersOf(mirror, owner), [])
  const bought = seen.filter(({ order }) => order.state !== 'cancelled')
  add(bought.flatMap(({ order }) => order.lines.map(({ id }) => [id, order.placedAt] as const)))
  try {
    for (let pageNo = 1, pages = 1; pageNo <= Math.min(pages, MAX_PAGES) && asking === mine; pageNo += 1) {
      const { value } = await ask('orderParts', { pageNo, pageSize: MAX_PAGE_SIZE }, {}, () => undefined)
      add(value.records.map(({ id, lastBoughtAt }) => [id, lastBoughtAt]))
      pages = value.pages
    }
  } catch (error) {
    // The data of this device stays; the next list requests it again.
    logOnly(error)
    if (asking === mine) askedFor = null
  }
}

function latest(rows: readonly (readonly [code: string, day: string])[]): Record<string, string> {
  const days: Record<string, string> = {}
  for (const [code, day] of rows) if (day > (days[code] ?? '')) days[code] = day
  return days
}

onSignedOut(forget)
// A session can also end without a sign-out, or in another tab.
subscribe(session, () => {
  if (askedFor !== sessionOwner()) forget()
})

let placedBefore = Object.keys(ordersHere.placed).length
/** An order that is placed during this visit counts too. */
subscribe(ordersHere, () => {
  const placed = Object.keys(ordersHere.placed).length
  const owner = askedFor
  if (placed > placedBefore && owner !== null) void loadFor(owner).catch(logOnly)
  placedBefore = placed
})
