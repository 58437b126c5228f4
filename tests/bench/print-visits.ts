import { join } from 'node:path'
import { bytesOf, firstLoads } from '../../.ci/first-load.ts'
import { arrivals } from './arrivals.ts'
import { type Bench, START_PARTS } from './bench.ts'
import { measureFirstPaint, type Visit } from './first-paint.ts'
import { measureInstall } from './install.ts'
import { measureInteractions } from './interactions.ts'
import { startShop } from './shop-process.ts'
import { printTable } from './table.ts'
import { kB, middle, ms, seconds } from './units.ts'

const INTERACTIONS_PARTS = 600
const INTERACTIONS_ROUNDS = 5

export function printFirstLoad() {
  printTable(
    'First load of a page, gzip',
    ['page', 'files', 'JavaScript', 'CSS'],
    firstLoads('dist').map((one) => [
      one.page,
      String(one.scripts.size + one.styles.size),
      kB(bytesOf(one.scripts)),
      kB(bytesOf(one.styles)),
    ]),
  )
}

export async function printFirstPaint({ folder, port }: Bench) {
  const shop = await startShop(join(folder, `start-${START_PARTS}`), START_PARTS, port)
  const rows = await measureFirstPaint(shop.url, await arrivals(shop.url))
  await shop.stop()
  const cells = (visits: Visit[]) =>
    (['html', 'firstPaint', 'largestPaint', 'blocked'] as const).map((field) => ms(middle(visits.map((visit) => visit[field]))))
  printTable(
    'A first visit over slow 4G with a processor four times slower, median of 5; peer: the same page without its scripts',
    ['page', 'HTML here', 'first paint', 'largest paint', 'blocked after', 'shifts', 'peer: HTML', 'peer: first paint', 'peer: largest'],
    rows.map(({ page, ours, peer }) => [
      page,
      ...cells(ours),
      middle(ours.map(({ shifts }) => shifts)).toFixed(3),
      ...cells(peer).slice(0, 3),
    ]),
  )
}

export async function printInstall({ folder, port }: Bench) {
  const rows = (await measureInstall(folder, port, [0, 400])).map(({ latencyMs, files, tookMs, checkMs }) => [
    ...[`${latencyMs} ms`, String(files), seconds(tookMs), ms(checkMs)],
  ])
  printTable(
    'First visit, from the registration of the worker until every file of the shop is kept',
    ['latency', 'files', 'took', 'checked again in'],
    rows,
  )
}

export async function printInteractions({ folder, port }: Bench) {
  const shop = await startShop(join(folder, 'interactions'), INTERACTIONS_PARTS, port)
  const pressed = await measureInteractions({ url: shop.url, rounds: INTERACTIONS_ROUNDS }).finally(shop.stop)
  const rows = pressed.map(({ name, ...took }) => [
    name,
    ...[took.answered, took.shown].flatMap((times) => {
      const sorted = times.toSorted((one, other) => one - other)
      return [
        ms(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN),
        `${ms(sorted[0] ?? Number.NaN)} to ${ms(sorted.at(-1) ?? Number.NaN)}`,
      ]
    }),
  ])
  printTable(
    'First press on a page, CPU slowed four times: until there is a sign of it, and until what it opens is drawn (medians of five)',
    ['press', 'answered', 'from, to', 'shown', 'from, to'],
    rows,
  )
}
