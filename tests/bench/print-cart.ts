import { measureBackOnline } from './back-online.ts'
import type { Bench } from './bench.ts'
import { type CartRow, measureCart } from './cart.ts'
import { printTable } from './table.ts'
import { middle, ms } from './units.ts'

export async function printCart({ folder, port }: Bench) {
  const what = { add: 'cartAdd over HTTP', vendure: 'peer: Vendure over HTTP', upsert: 'plain upsert, no HTTP' }
  const rows = await measureCart(folder, port)
  const peerOf = (row: CartRow) =>
    rows.find(
      ({ what, ...one }) =>
        what === 'vendure' && one.database === row.database && one.customers === row.customers && one.lines === row.lines,
    )
  printTable(
    'Adds to carts, each customer one after another; commits wait for the disk on PostgreSQL, not on the embedded database (Vendure: SQLite)',
    ['database', 'what', 'customers', 'lines a cart', 'per second', 'times Vendure', 'p50', 'p95'],
    rows.map((row) => [
      ...[row.database, what[row.what], String(row.customers), String(row.lines), row.perSecond.toFixed(0)],
      ...[times(row, peerOf(row)), ms(row.p50), ms(row.p95)],
    ]),
  )
}

const times = (row: CartRow, peer: CartRow | undefined): string =>
  row.what === 'add' && peer !== undefined ? (row.perSecond / peer.perSecond).toFixed(1) : ''

export async function printBackOnline({ folder, port }: Bench) {
  const [runs, lines] = [5, 100]
  const { back, page } = await measureBackOnline(folder, port, { counts: [1, 10, 100], runs, lines })
  const cells = (times: number[]) => `${ms(middle(times))} (${ms(Math.min(...times))} to ${ms(Math.max(...times))})`
  printTable(
    `From the network's return to the last "Confirmed" on the page, median of ${runs} runs; the peer is Workbox's queue in Node, which draws nothing`,
    ['changes waiting', 'Armature', 'peer: workbox-background-sync'],
    back.map(({ waiting, ours, peer }) => [String(waiting), cells(ours), cells(peer)]),
  )
  printTable(
    `A cart of ${lines} lines opened, ${runs} times`,
    ['last line drawn after', 'tasks above 50 ms', 'longest'],
    page.map(({ drawn, longTasks }) => [ms(drawn), String(longTasks.length), longTasks.length > 0 ? ms(Math.max(...longTasks)) : 'none']),
  )
}
