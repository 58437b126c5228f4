import { readFileSync } from 'node:fs'
import { bulkLoad, updateStatistics } from '#server/db/bulk-load.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { ensureDemoGerman } from '#server/demo/german/ensure.ts'
import { loadDemo } from '#server/demo/load.ts'
import { ensureDemoTerms } from '#server/demo/terms.ts'
import { findPrograms, withThrowAwayPostgres } from '../../.ci/throw-away-postgres.ts'
import { largeShop } from './index/large-shop.ts'
import { latencies } from './measure.ts'
import { makeQuestions } from './questions.ts'
import { isReady } from './settled.ts'
import { type ShopProcess, startShop } from './shop-process.ts'

/** One start of the server over a large shop in PostgreSQL. Times from the start of the process, memory resident, in MB. */
export interface LargeStart {
  how: string
  openMs: number
  readyMs: number
  readyMB: number
  /** The most that it was until the questions were answered. */
  peakMB: number
  askedMB: number
  /** Milliseconds by kind of question. */
  calls: { name: string; p50: number; p95: number }[]
}

const ASKED = ['number suggestion', 'words with facets', 'category with facets']
const WARM_UP = 50
const QUESTIONS = 200
const STARTS_AGAIN = 3

/**
 * Fills a shop of so many parts in a PostgreSQL server that is thrown away, or in the database at DATABASE_URL, where it stays and is found
 * filled by the next run; starts the server over it, which makes the index, and again with the index that the first has left.
 */
export async function measureLarge(folder: string, count: number, port: number): Promise<LargeStart[]> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined) return starts(given, folder, count, port)
  const programs = findPrograms()
  if (programs === undefined) throw new Error('Install PostgreSQL, or name one by DATABASE_URL.')
  return withThrowAwayPostgres(programs, { max_wal_size: '4GB', maintenance_work_mem: '512MB' }, (url) => starts(url, folder, count, port))
}

async function starts(databaseUrl: string, folder: string, count: number, port: number): Promise<LargeStart[]> {
  await fill(databaseUrl, count)
  const measured: LargeStart[] = []
  for (let time = 0; time <= STARTS_AGAIN; time += 1) {
    const begun = performance.now()
    const shop = await startShop(folder, 0, port, { databaseUrl })
    try {
      await isReady(shop.url)
      const readyMs = performance.now() - begun
      measured.push({
        how: time === 0 ? 'first' : 'again',
        openMs: shop.openAfterMs,
        readyMs,
        readyMB: memoryOf(shop, 'VmRSS'),
        ...(await asked(shop)),
      })
    } finally {
      await shop.stop()
    }
  }
  return measured
}

async function asked(shop: ShopProcess): Promise<Pick<LargeStart, 'calls' | 'askedMB' | 'peakMB'>> {
  const calls: LargeStart['calls'] = []
  for (const { name, paths } of await makeQuestions(shop.url)) {
    if (!ASKED.includes(name)) continue
    await latencies(shop.url, paths.slice(0, WARM_UP))
    const { times } = await latencies(shop.url, paths.slice(WARM_UP, WARM_UP + QUESTIONS))
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
    calls.push({ name, p50: at(0.5), p95: at(0.95) })
  }
  return { calls, askedMB: memoryOf(shop, 'VmRSS'), peakMB: memoryOf(shop, 'VmHWM') }
}

/** As Linux tells it, in MB. */
function memoryOf({ pid }: ShopProcess, what: 'VmRSS' | 'VmHWM'): number {
  const said = new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(said?.[1]) / 1000
}

async function fill(databaseUrl: string, count: number): Promise<void> {
  const opened = await openDatabase({ dataDir: '', databaseUrl })
  try {
    await migrate(opened.db)
    if ((await opened.db.selectFrom('tenant').select('id').executeTakeFirst()) !== undefined) return
    await bulkLoad(opened.db, async (trx) => {
      await loadDemo(trx, [largeShop(count)])
      await ensureDemoTerms(trx)
      await ensureDemoGerman(trx)
    })
    await updateStatistics(opened.db)
  } finally {
    await opened.close()
  }
}
