import { subscribe } from 'valtio/vanilla'
import { callServer } from '#app/state/page/ask.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { session } from '#app/state/session/session.ts'
import { MAX_PAGE_SIZE } from '#contract/limits.ts'
import { readStoredOrders } from '#data/mirror/seen-orders.ts'
import { lastPurchases } from './bought-days.ts'
import { localOrders } from './orders-here.ts'

/** How many pages of bought parts are loaded at most, newest first. */
const MAX_BOUGHT_PAGES = 3

let requestedOwner: string | null = null
/** The number of the newest request. A result counts only if no later request was started and the session has not ended. */
let latestRequestNumber = 0

/** Loads which parts the user has bought: at once from orders stored on this device, then from the server, once per user. */
export async function loadLastPurchases(): Promise<void> {
  const owner = sessionOwner()
  if (owner === requestedOwner) return
  forgetLastPurchases()
  if (owner === null) return
  requestedOwner = owner
  await loadBoughtForOwner(owner)
}

/** Forgets the bought parts after a sign-out or a change of user. */
function forgetLastPurchases(): void {
  requestedOwner = null
  latestRequestNumber += 1
  lastPurchases.lastBoughtDays = {}
}

async function loadBoughtForOwner(owner: string): Promise<void> {
  latestRequestNumber += 1
  const mine = latestRequestNumber
  const add = (rows: readonly (readonly [code: string, day: string])[]) => {
    if (latestRequestNumber === mine)
      lastPurchases.lastBoughtDays = latestDayByCode([...Object.entries(lastPurchases.lastBoughtDays), ...rows])
  }
  const seen = await withMirror((mirror) => readStoredOrders(mirror, owner), [])
  const bought = seen.filter(({ order }) => order.state !== 'cancelled')
  add(bought.flatMap(({ order }) => order.lines.map(({ id }) => [id, order.placedAt] as const)))
  try {
    for (let pageNo = 1, pages = 1; pageNo <= Math.min(pages, MAX_BOUGHT_PAGES) && latestRequestNumber === mine; pageNo += 1) {
      const { value } = await callServer('orderParts', { pageNo, pageSize: MAX_PAGE_SIZE }, {}, () => undefined)
      add(value.records.map(({ id, lastBoughtAt }) => [id, lastBoughtAt]))
      pages = value.pages
    }
  } catch (error) {
    // What is known from the orders on this device stays. The next list that is shown asks the server again.
    logErrorOnly(error)
    if (latestRequestNumber === mine) requestedOwner = null
  }
}

function latestDayByCode(rows: readonly (readonly [code: string, day: string])[]): Record<string, string> {
  const days: Record<string, string> = {}
  for (const [code, day] of rows) if (day > (days[code] ?? '')) days[code] = day
  return days
}

onSignedOut(forgetLastPurchases)
// A session can also end without a sign-out, or in another tab.
subscribe(session, () => {
  if (requestedOwner !== sessionOwner()) forgetLastPurchases()
})

let previousPlacedOrderCount = Object.keys(localOrders.placedByKey).length
/** Loads the bought parts again when an order was placed during this visit, so that its parts are included. */
subscribe(localOrders, () => {
  const placed = Object.keys(localOrders.placedByKey).length
  const owner = requestedOwner
  if (placed > previousPlacedOrderCount && owner !== null) void loadBoughtForOwner(owner).catch(logErrorOnly)
  previousPlacedOrderCount = placed
})
