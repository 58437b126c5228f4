import { mkdtempSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Bench } from './bench.ts'
import { middle, ms } from './figures.ts'
import { measureSeenSearch } from './seen-search.ts'
import { printTable } from './table.ts'
import { measureWake } from './wake.ts'

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
  const woken = await measureWake(join(folder, `start-${parts}`), mkdtempSync(join(folder, 'wake-')), parts, port)
  const cells = (times: readonly number[]) => [ms(middle(times)), `${ms(Math.min(...times))} to ${ms(Math.max(...times))}`]
  printTable(
    `From a stopped worker to suggestions without a network, ${parts.toLocaleString('en-US')} parts in a pack, load ${loadavg()[0]?.toFixed(1)}`,
    ['processor', 'first suggestions', 'from, to', 'once more', 'from, to'],
    woken.map(({ processor, suggestionMs, againMs }) => [processor, ...cells(suggestionMs), ...cells(againMs)]),
  )
}
