import { mkdtempSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { arrivals } from './arrivals.ts'
import { measureBackup } from './backup.ts'
import { type Bench, START_PARTS } from './bench.ts'
import { type Hostile, measureHostile } from './hostile.ts'
import { measureLarge } from './large.ts'
import { measure, measurePeer } from './measure.ts'
import { measurePages } from './pages.ts'
import { makeQuestions } from './questions.ts'
import { startShop } from './shop-process.ts'
import { measureStorm } from './storm.ts'
import { printTable } from './table.ts'
import { measureTraffic } from './traffic.ts'
import { kB, middle, ms, seconds } from './units.ts'

export async function measureStarts({ folder, parts, port }: Bench) {
  const rows: string[][] = []
  for (const count of new Set([START_PARTS, parts])) {
    const dataDir = join(folder, `start-${count}`)
    for (const how of ['fresh: make and fill the database', 'again: open it']) {
      const shop = await startShop(dataDir, count, port)
      rows.push([how, count.toLocaleString('en-US'), seconds(shop.openAfterMs)])
      await shop.stop()
    }
  }
  printTable('Server start, until /healthz answers', ['start', 'parts', 'open after'], rows)
}

export async function measureCalls({ folder, parts, port }: Bench) {
  const shop = await startShop(join(folder, `start-${parts}`), parts, port)
  const rows: string[][] = []
  let bytes = 0
  for (const questions of await makeQuestions(shop.url)) {
    const { p50, p95, rate, bytes: size } = await measure(shop.url, questions)
    bytes = size
    rows.push([questions.name, ms(p50), ms(p95), questions.goalMs === null ? '' : `${questions.goalMs} ms`, rate.toFixed(0), kB(size)])
  }
  await shop.stop()
  const peer = await measurePeer(bytes)
  rows.push(['peer: bare node:http, buffer of that size', ms(peer.p50), ms(peer.p95), '', peer.rate.toFixed(0), kB(peer.bytes)])
  printTable(
    `Calls at ${parts.toLocaleString('en-US')} parts, distinct questions on one connection after 200 others; rate on ten, repeated`,
    ['call', 'p50', 'p95', 'goal', 'per second', 'reply, gzip'],
    rows,
  )
}

export async function printPages({ folder, parts, port }: Bench) {
  const shop = await startShop(join(folder, `start-${parts}`), parts, port)
  const costs = await measurePages(shop.url, await arrivals(shop.url))
  await shop.stop()
  printTable(
    'Rendering a page on the server, one turn, median; peer: its data as JSON; sizes in gzip',
    ['page', 'render', 'peer: JSON', 'page', 'its data'],
    costs.map(({ page, renderMs, jsonMs, pageBytes, dataBytes }) => [page, ms(renderMs), ms(jsonMs), kB(pageBytes), kB(dataBytes)]),
  )
}

export async function printBackup({ folder, port }: Bench) {
  const at = (times: readonly number[], share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  printTable(
    `A visitor's question for a price while ${START_PARTS.toLocaleString('en-US')} parts are backed up, embedded database`,
    ['', 'took', 'questions', 'p50', 'p95', 'longest'],
    (await measureBackup(folder, START_PARTS, port)).map(({ how, seconds: took, times }) => [
      ...[how, seconds(took * 1000), String(times.length), ms(at(times, 0.5)), ms(at(times, 0.95)), ms(at(times, 1))],
    ]),
  )
}

export async function printHostile({ folder, port, otherSources }: Bench) {
  const before: { sources: string; measured: Hostile }[] = []
  for (const sources of [...otherSources, process.cwd()]) {
    const dataDir = mkdtempSync(join(folder, 'hostile-'))
    before.push({ sources, measured: await measureHostile(sources, dataDir, START_PARTS, port) })
  }
  for (const { sources, measured } of before) {
    const [quiet] = measured.attacked
    printTable(
      `${sources}: prices that another visitor asks for while ten connections attack, ${START_PARTS.toLocaleString('en-US')} parts`,
      ['attack', 'p50', 'p95', 'p95 grows', 'attack answered', 'refused', 'longest block'],
      measured.attacked.map((row) => [
        ...[row.attack, ms(row.p50), ms(row.p95), `${(row.p95 / (quiet?.p95 ?? Number.NaN)).toFixed(1)} ×`],
        ...[`${row.answersPerSecond.toFixed(0)}/s`, `${row.refusedPerSecond.toFixed(0)}/s`, ms(row.longestBlockMs)],
      ]),
    )
    const { records, sitemap } = measured
    printTable(
      `${sources}: what else an attack may fill`,
      ['attack', 'sent in 10 s', 'rows', 'database grows', 'memory', 'a list of the site map alone', 'beside it'],
      [
        ['searchRecord, each another text', String(records.sent), String(records.rows), kB(records.bytes), '', '', ''],
        [`${sitemap.readers} clients that do not read`, '', '', '', kB(sitemap.bytes), ms(sitemap.aloneMs), ms(sitemap.besideMs)],
      ],
    )
  }
}

export async function printStorm({ folder, parts, port }: Bench) {
  const { start, stormed } = await measureStorm(join(folder, `start-${parts}`), parts, port)
  printTable(
    `The server started again over ${parts.toLocaleString('en-US')} parts, index and packs there`,
    ['database', 'healthz', 'readyz'],
    [['embedded', seconds(start.openMs), seconds(start.readyMs)]],
  )
  const quiet = stormed.filter(({ weather }) => weather.startsWith('quiet'))
  // Other programs come and go: what is quiet is measured at both ends.
  const quietP95 = (at: number) => quiet.reduce((sum, { calls }) => sum + (calls[at]?.p95 ?? Number.NaN), 0) / quiet.length
  printTable(
    `Answers while parts change, ${parts.toLocaleString('en-US')} parts, embedded database, load ${loadavg()[0]?.toFixed(1)}`,
    ['weather', 'changes a second', 'call', 'p50', 'p95', 'p95 grows', 'longest', 'a new price is seen after'],
    stormed.flatMap(({ weather, changesPerSecond, calls, visibleAfterMs }) =>
      calls.map(({ name, p50, p95, longest }, at) => [
        ...[weather, changesPerSecond.toFixed(1), name, ms(p50), ms(p95)],
        ...[`${(p95 / quietP95(at)).toFixed(2)} ×`, ms(longest)],
        `${ms(middle(visibleAfterMs))} (to ${ms(Math.max(...visibleAfterMs))})`,
      ]),
    ),
  )
}

const megabytes = (value: number) => `${value.toFixed(0)} MB`

/** A server over ten times as many parts in PostgreSQL, started again and again. */
export async function printLarge({ folder, parts, port }: Bench) {
  const starts = await measureLarge(folder, 10 * parts, port)
  printTable(
    `Server start over ${(10 * parts).toLocaleString('en-US')} parts in PostgreSQL, load ${loadavg()[0]?.toFixed(1)}`,
    [
      'start',
      'healthz',
      'readyz',
      'memory then',
      'after questions',
      'at most',
      ...(starts[0]?.calls ?? []).map(({ name }) => `${name} p50 / p95`),
    ],
    starts.map(({ how, openMs, readyMs, readyMB, askedMB, peakMB, calls }) => [
      ...[how, seconds(openMs), seconds(readyMs), megabytes(readyMB), megabytes(askedMB), megabytes(peakMB)],
      ...calls.map(({ p50, p95 }) => `${ms(p50)} / ${ms(p95)}`),
    ]),
  )
}

/** What a shop answers under load, by turns with the builds of other revisions. */
export async function printTraffic({ folder, parts, port, otherSources }: Bench) {
  const measured = await measureTraffic(folder, [...otherSources, process.cwd()], parts, port)
  const p95 = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
  const perSecond = (rounds: readonly number[]) =>
    `${rounds[0]?.toFixed(0)}; ${Math.min(...rounds.slice(1)).toFixed(0)} to ${Math.max(...rounds.slice(1)).toFixed(0)}`
  printTable(
    `Answers a second on ten connections, first round and later ones, and p95 of forty mixed requests a second, every sixth a page that was never asked; ${parts.toLocaleString('en-US')} parts, load ${loadavg()[0]?.toFixed(1)}`,
    ['build', 'database', 'turn', 'first pages', 'part details', 'adds to carts', 'mixed: searches', 'pages'],
    measured.flatMap(({ build, database, turns }) =>
      turns.map(({ firstPages, details, addsPerSecond, mixedSearches, mixedPages }, at) => [
        ...[build, database, String(at + 1), perSecond(firstPages), perSecond(details), addsPerSecond.toFixed(0)],
        ...[ms(p95(mixedSearches)), ms(p95(mixedPages))],
      ]),
    ),
  )
}
