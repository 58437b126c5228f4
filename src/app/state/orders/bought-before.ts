import { cartOwner } from '#app/state/cart/owner.ts'
import { ask } from '#app/state/page/ask.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { boughtBefore } from './bought-days.ts'
import { PAGE_SIZE_MOST } from '#contract/limits.ts'
import { seenOrdersOf } from '#data/mirror/seen-orders.ts'

/** So many parts, the last bought first, are known of whoever buys more. */
const PAGES_MOST = 3

let askedFor: string | null = null

/** Finds out what was bought before: at once from the orders that were opened on this device, then from the shop, once for each owner. */
export async function loadBoughtBefore(): Promise<void> {
  const owner = cartOwner()
  if (owner === askedFor) return
  askedFor = owner
  boughtBefore.days = {}
  if (owner === null) return
  const add = (rows: readonly (readonly [code: string, day: string])[]) => {
    if (askedFor === owner) boughtBefore.days = latest([...Object.entries(boughtBefore.days), ...rows])
  }
  const seen = await withMirror((mirror) => seenOrdersOf(mirror, owner), [])
  const bought = seen.filter(({ order }) => order.state !== 'cancelled')
  add(bought.flatMap(({ order }) => order.lines.map(({ id }) => [id, order.placedAt] as const)))
  try {
    for (let pageNo = 1, pages = 1; pageNo <= Math.min(pages, PAGES_MOST) && askedFor === owner; pageNo += 1) {
      const { value } = await ask('orderParts', { pageNo, pageSize: PAGE_SIZE_MOST }, {}, () => undefined)
      add(value.records.map(({ id, lastBoughtAt }) => [id, lastBoughtAt]))
      pages = value.pages
    }
  } catch (error) {
    // What this device knows stands; the next list asks again.
    logOnly(error)
    if (askedFor === owner) askedFor = null
  }
}

function latest(rows: readonly (readonly [code: string, day: string])[]): Record<string, string> {
  const days: Record<string, string> = {}
  for (const [code, day] of rows) if (day > (days[code] ?? '')) days[code] = day
  return days
}
