import { mkdtempSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Bench } from './bench.ts'
import { measureSeenSearch } from './seen-search.ts'
import { printTable } from './table.ts'
import { middle, ms } from './units.ts'
import { measureWake } from './wake.ts'

/** With three programs beside it the browser has a quarter of the core. */
const WAKES = { times: 5, besides: [0, 3] }

export async function printSeenSearch() {
  const counts = [
    { opened: 20, listed: 0 },
    { opened: 1000, listed: 0 },
    { opened: 1000, listed: 2000 },
  ]
  const rows = (await measureSeenSearch(counts)).map(({ opened, listed, text, firstMs, nextMs }) => [
    ...[String(opened), String(listed), text, ms(firstMs), ms(nextMs)],
  ])
  printTable('Search over the parts of a device, in Node', ['opened', 'in lists', 'text', 'first', 'next keystroke'], rows)
}

export async function printWake({ folder, parts, port }: Bench) {
  const woken = await measureWake(join(folder, `start-${parts}`), mkdtempSync(join(folder, 'wake-')), parts, port, WAKES)
  const processor = (beside: number) => (beside === 0 ? 'as it is, one core' : `${beside + 1} times slower`)
  const cells = (times: readonly number[]) => [ms(middle(times)), `${ms(Math.min(...times))} to ${ms(Math.max(...times))}`]
  printTable(
    `From a stopped worker to suggestions without a network, ${parts.toLocaleString('en-US')} parts in a pack, load ${loadavg()[0]?.toFixed(1)}`,
    ['processor', 'first suggestions', 'from, to', 'once more', 'from, to'],
    woken.map(({ beside, suggestionMs, againMs }) => [processor(beside), ...cells(suggestionMs), ...cells(againMs)]),
  )
}
