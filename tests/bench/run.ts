// `npm run bench`: how fast the shop answers at 100,000 parts (DEMO_PARTS for another number), how fast it starts, how much a first visit
// loads. With names of parts, `npm run bench -- cart`, only those: starts, calls, pages, cart, back-online, first-load, first-paint, install,
// interactions, seen-search, hostile, backup, index, million, storm, wake.
// `npm run bench -- hostile FOLDER` attacks the sources in that folder too, another revision's, with its own database.
// BENCH_FOLDER names a folder that is kept, so that the next run finds the shop filled.
// Prints tables and asserts nothing. Run it on an otherwise idle machine: a second program on the same core doubles every figure.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { bytesOf, firstLoads } from '../../.ci/first-load.ts'
import { measureBackOnline } from './back-online.ts'
import { measureBackup } from './backup.ts'
import { measureCart } from './cart.ts'
import { type Hostile, measureHostile } from './hostile.ts'
import { measureFirstPaint, type Visit } from './first-paint.ts'
import { measureInstall } from './install.ts'
import { printMillion } from './index/million.ts'
import { printIndex } from './index/print-index.ts'
import { measureInteractions } from './interactions.ts'
import { measure, measurePeer } from './measure.ts'
import { measurePages } from './pages.ts'
import { makeQuestions } from './questions.ts'
import { measureSeenSearch } from './seen-search.ts'
import { startShop } from './shop-process.ts'
import { measureStorm } from './storm.ts'
import { printTable } from './table.ts'
import { measureWake } from './wake.ts'

const parts = Number(process.env['DEMO_PARTS'] ?? 100_000)
const port = Number(process.env['BENCH_PORT'] ?? 8970)
const START_PARTS = 12_000

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const kept = process.env['BENCH_FOLDER']
const folder = kept ?? mkdtempSync(join(tmpdir(), 'armature-bench-'))
process.stdout.write(
  `Node ${process.version}, ${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)}\n`,
)
const sections: Record<string, () => void | Promise<void>> = {
  starts: measureStarts,
  calls: measureCalls,
  pages: printPages,
  cart: printCart,
  'back-online': printBackOnline,
  'first-load': printFirstLoad,
  'first-paint': printFirstPaint,
  install: printInstall,
  interactions: printInteractions,
  'seen-search': printSeenSearch,
  hostile: printHostile,
  backup: printBackup,
  index: () => printIndex(folder, parts),
  million: () => printMillion(folder, 10 * parts),
  storm: printStorm,
  wake: printWake,
}
const said = process.argv.slice(2)
const named = said.filter((name) => !name.includes('/'))
const otherSources = said.filter((name) => name.includes('/'))
const unknown = named.filter((name) => !Object.hasOwn(sections, name))
try {
  if (unknown.length > 0) process.stderr.write(`No such part: ${unknown.join(', ')}. There are ${Object.keys(sections).join(', ')}.\n`)
  for (const [name, run] of Object.entries(sections)) if (named.length === 0 || named.includes(name)) await run()
} finally {
  if (kept === undefined) rmSync(folder, { recursive: true, force: true })
}

async function measureStarts() {
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

/** The four pages that people arrive at, of a running shop. */
async function arrivals(url: string): Promise<Record<string, string>> {
  const found = await fetch(`${url}/marco/api/v1/product/aggregation/search?backCategoryId=2&pageSize=1`)
  const { result } = v.parse(v.object({ result: v.object({ records: v.array(v.object({ mcode: v.string() })) }) }), await found.json())
  return { home: '/', list: '/prod/cat/c/0/2', search: '/prod/all/starter%2012V', part: `/prod/m/${result.records[0]?.mcode}` }
}

async function printFirstPaint() {
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

async function printPages() {
  const shop = await startShop(join(folder, `start-${parts}`), parts, port)
  const costs = await measurePages(shop.url, await arrivals(shop.url))
  await shop.stop()
  printTable(
    'Rendering a page on the server, one turn, median; peer: its data as JSON; sizes in gzip',
    ['page', 'render', 'peer: JSON', 'page', 'its data'],
    costs.map(({ page, renderMs, jsonMs, pageBytes, dataBytes }) => [page, ms(renderMs), ms(jsonMs), kB(pageBytes), kB(dataBytes)]),
  )
}

async function measureCalls() {
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

async function printCart() {
  const what = { add: 'cartAdd over HTTP', peer: 'peer: plain upsert, no HTTP' }
  printTable(
    'Adds to carts, each customer one after another; commits wait for the disk on PostgreSQL, not on the embedded database',
    ['database', 'what', 'customers', 'per second', 'p50', 'p95'],
    (await measureCart(folder)).map((row) => [
      ...[row.database, what[row.what], String(row.customers), row.perSecond.toFixed(0)],
      ...[ms(row.p50), ms(row.p95)],
    ]),
  )
}

async function printBackOnline() {
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

async function printHostile() {
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

async function printBackup() {
  const at = (times: readonly number[], share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  printTable(
    `A visitor's question for a price while ${START_PARTS.toLocaleString('en-US')} parts are backed up, embedded database`,
    ['', 'took', 'questions', 'p50', 'p95', 'longest'],
    (await measureBackup(folder, START_PARTS, port)).map(({ how, seconds: took, times }) => [
      ...[how, seconds(took * 1000), String(times.length), ms(at(times, 0.5)), ms(at(times, 0.95)), ms(at(times, 1))],
    ]),
  )
}

async function printStorm() {
  const stormed = await measureStorm(join(folder, `start-${parts}`), parts, port)
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

async function printWake() {
  const woken = await measureWake(join(folder, `start-${parts}`), mkdtempSync(join(folder, 'wake-')), parts, port)
  const cells = (times: readonly number[]) => [ms(middle(times)), `${ms(Math.min(...times))} to ${ms(Math.max(...times))}`]
  printTable(
    `From a stopped worker to suggestions without a network, ${parts.toLocaleString('en-US')} parts in a pack, load ${loadavg()[0]?.toFixed(1)}`,
    ['processor', 'first suggestions', 'from, to', 'once more', 'from, to'],
    woken.map(({ processor, suggestionMs, againMs }) => [processor, ...cells(suggestionMs), ...cells(againMs)]),
  )
}

function middle(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

function printFirstLoad() {
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

async function printInstall() {
  const rows = (await measureInstall(folder, port, [0, 400])).map(({ latencyMs, files, tookMs, checkMs }) => [
    ...[`${latencyMs} ms`, String(files), seconds(tookMs), ms(checkMs)],
  ])
  printTable(
    'First visit, from the registration of the worker until every file of the shop is kept',
    ['latency', 'files', 'took', 'checked again in'],
    rows,
  )
}

async function printSeenSearch() {
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

async function printInteractions() {
  const rows = (await measureInteractions(folder, port)).map(({ name, ...took }) => [
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
