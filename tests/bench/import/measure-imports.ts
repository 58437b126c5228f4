import { once } from 'node:events'
import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { acesText, vehiclesText, writeText } from '../../support/import/aces/make-aces.ts'
import { makePies } from '../../support/import/pies/make-pies.ts'
import { latencies } from '../measure.ts'
import { startShop } from '../shop-process.ts'
import { type CommandRun, peakOf, runCommand } from './run-command.ts'

export interface ImportMeasured extends CommandRun {
  what: string
  /** What another visitor notices, in ms: suggestions and prices by quantity, by turns. */
  quietP95: number
  meanwhileP95: number
  meanwhileLongest: number
  /** Of prices by quantity alone. */
  meanwhileLongestPrice: number
  shopPeakMB: number
  /** From its end until the shop says what it brought; null where that was not looked at. */
  seenAfterMs: number | null
}

export interface ImportFiles {
  pies: string
  vehicles: string
  aces: string
  prices: string
  stock: string
  wrong: string
}

const SETTLED_MS = 30_000

const codeOf = (part: number) => `VT-${1_000_001 + part}`

/** Writes the files that the imports read. */
export async function makeFiles(folder: string, parts: number): Promise<ImportFiles> {
  mkdirSync(folder, { recursive: true })
  const files = {
    pies: 'parts.xml',
    vehicles: 'vehicles.csv',
    aces: 'aces.xml',
    prices: 'prices.csv',
    stock: 'stock.csv',
    wrong: 'wrong.csv',
  }
  const at = (name: keyof ImportFiles) => join(folder, files[name])
  await makePies(at('pies'), { parts, numbersOfEach: 7 })
  await writeText(at('vehicles'), vehiclesText())
  await writeText(at('aces'), acesText({ applications: 10 * parts, parts: Array.from({ length: parts }, (_, part) => codeOf(part)) }))
  await lines(at('prices'), 'Part number,Price', parts, (part) => `${codeOf(part)},${(40 + (part % 500)).toFixed(2)}`)
  await lines(at('stock'), 'Part number,Stock', parts, (part) => `${codeOf(part)},${part % 90}`)
  await lines(at('wrong'), 'Part number,Price', parts, (part) => `${codeOf(part)},${part % 100 === 7 ? 'ask' : '12.50'}`)
  return { pies: at('pies'), vehicles: at('vehicles'), aces: at('aces'), prices: at('prices'), stock: at('stock'), wrong: at('wrong') }
}

async function lines(path: string, head: string, count: number, line: (at: number) => string): Promise<void> {
  const file = createWriteStream(path)
  file.write(`${head}\n`)
  for (let from = 0; from < count; from += 1000) {
    const some = Array.from({ length: Math.min(1000, count - from) }, (_, at) => line(from + at))
    if (!file.write(`${some.join('\n')}\n`)) await once(file, 'drain')
  }
  await new Promise<void>((resolve) => file.end(resolve))
}

/** Imports a supplier's files into an empty shop that another visitor uses meanwhile. */
export async function measureImports(folder: string, files: ImportFiles, port: number, databaseUrl?: string): Promise<ImportMeasured[]> {
  const dataDir = join(folder, 'data')
  rmSync(dataDir, { recursive: true, force: true })
  const shop = await startShop(dataDir, 0, port, databaseUrl === undefined ? {} : { databaseUrl })
  const env = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) }
  const measured: ImportMeasured[] = []
  try {
    while ((await runCommand(['tenants', 'add', 'own', '--name', 'Own parts'], env)).exit !== 0) await wait(500)
    const run = async (what: string, words: readonly string[], seen?: () => Promise<boolean>) => {
      const quiet = await visit(shop.url, wait(3000))
      const going = runCommand(['import', ...words], env)
      const times = await visit(shop.url, going)
      const done = await going
      const ended = performance.now()
      if (seen !== undefined) while (!(await seen())) await wait(20)
      measured.push({
        ...{
          what,
          ...done,
          quietP95: p95(quiet.all),
          meanwhileP95: p95(times.all),
          meanwhileLongest: times.all.at(-1) ?? 0,
          meanwhileLongestPrice: times.prices.at(-1) ?? 0,
          shopPeakMB: peakOf(shop.pid),
        },
        seenAfterMs: seen === undefined ? null : performance.now() - ended,
      })
      const longest = `another visitor waited ${(times.all.at(-1) ?? 0).toFixed(0)} ms at most, ${(times.prices.at(-1) ?? 0).toFixed(0)} ms for prices`
      process.stderr.write(
        `${what}: ${done.seconds.toFixed(1)} s, ${longest}, ${done.out.split('\n')[0] ?? ''}\n${done.exit === 0 ? '' : done.err}`,
      )
    }
    const priceIs = (part: number, price: number) => async () => (await says(shop.url, codeOf(part))).includes(`"price":${price},`)
    await run('PIES, dry run of a file with wrong prices', ['prices', files.wrong, '--dry-run'])
    await run('PIES', ['pies', files.pies])
    await run('vehicles', ['vehicles', files.vehicles])
    await run('ACES', ['aces', files.aces])
    // Files of every day come to a shop that has long indexed what came before.
    await wait(SETTLED_MS)
    await run('prices', ['prices', files.prices, '--accept'], priceIs(499, 539))
    await wait(SETTLED_MS)
    await run('stock', ['stock', files.stock])
    await wait(SETTLED_MS)
    await run('PIES again', ['pies', files.pies, '--accept'])
    return measured
  } finally {
    await shop.stop()
  }
}

const says = async (url: string, code: string): Promise<string> =>
  (await fetch(`${url}/marco/api/v1/product/search?searchStr=${code}`)).text()

/** Times of a visitor who asks on, until something has ended: of suggestions and prices by turns, and of the prices. The quickest first. */
async function visit(url: string, until: Promise<unknown>): Promise<{ all: number[]; prices: number[] }> {
  let isOver = false
  void until.finally(() => {
    isOver = true
  })
  const times: { all: number[]; prices: number[] } = { all: [], prices: [] }
  for (let at = 0; !isOver; at += 1) {
    const path =
      at % 2 === 0
        ? `/marco/api/v1/product/search?searchStr=VT-10${at % 1000}`
        : `/marco/api/v1/product/getPriceByQuantity?quantity=3&mcode=${codeOf(at % 1000)}`
    const began = performance.now()
    await latencies(url, [path]).catch(() => undefined)
    const took = performance.now() - began
    times.all.push(took)
    if (at % 2 === 1) times.prices.push(took)
    await wait(20)
  }
  for (const some of [times.all, times.prices]) some.sort((one, other) => one - other)
  return times
}

const p95 = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
