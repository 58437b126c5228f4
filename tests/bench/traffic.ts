import { existsSync } from 'node:fs'
import { Agent } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { calls } from '#contract/calls.ts'
import { openDatabase } from '#server/db/open.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { findPrograms, withThrowAwayPostgres } from '../../.ci/throw-away-postgres.ts'
import { customersAtWork } from './cart-customers-at-work.ts'
import { portions } from './figures/portions.ts'
import { partPages } from './figures/requests.ts'
import { ask } from './measure.ts'
import { addsOf, type NewCustomers, newCustomers } from './new-customers.ts'
import { makeQuestions } from './questions.ts'
import { isReady, packsAreMade } from './settled.ts'
import { type ShopProcess, startShop } from './shop-process.ts'

/** What one revision's shop answers on one database, in the order of its turns. */
export interface Traffic {
  /** The folder of the revision, whose build is measured. */
  build: string
  database: 'embedded' | 'PostgreSQL'
  turns: Turn[]
}

/** Rates are answers a second, by rounds of as many: the first ones wait until code is compiled. */
export interface Turn {
  firstPages: number[]
  details: number[]
  addsPerSecond: number
  /** Milliseconds, ascending, of visitors who do not wait for each other: so many requests a second, every sixth a page. */
  mixedSearches: number[]
  mixedPages: number[]
}

const CONNECTIONS = 10
const TURNS = 2
const PAGES = 1500
const DETAILS = 2500
const ROUNDS = 5
const MIXED_PER_SECOND = 40
const MIXED_MS = 20_000
/** One of so many is a page. */
const PAGE_EVERY = 6
const WARM_UP_MS = 3000
const MIXED_PAGES = Math.ceil((((WARM_UP_MS + MIXED_MS) / 1000) * MIXED_PER_SECOND) / PAGE_EVERY)

/** Fills a shop of each build on each database, and measures them by turns, because the machine's speed changes within an hour. */
export async function measureTraffic(folder: string, builds: readonly string[], parts: number, port: number): Promise<Traffic[]> {
  for (const build of builds)
    if (!existsSync(join(build, 'dist/server/main.js'))) throw new Error(`There is no build in ${build}: npm run build`)
  const programs = findPrograms()
  if (programs === undefined) return measureBuilds(folder, builds, parts, port)
  return withThrowAwayPostgres(programs, {}, async (server) => [
    ...(await measureBuilds(folder, builds, parts, port)),
    ...(await measureBuilds(folder, builds, parts, port, server)),
  ])
}

interface Place {
  build: string
  dataDir: string
  databaseUrl: string | undefined
  parts: number
  port: number
}

async function measureBuilds(folder: string, builds: readonly string[], parts: number, port: number, server?: string): Promise<Traffic[]> {
  const database = server === undefined ? 'embedded' : 'PostgreSQL'
  const filled: { place: Place; customers: NewCustomers; turns: Turn[] }[] = []
  for (const [at, build] of builds.entries()) {
    const databaseUrl = server === undefined ? undefined : await newDatabase(server, `traffic_${at}`)
    const place: Place = { build, dataDir: join(resolve(folder), `traffic-${database}-${parts}-${at}`), databaseUrl, parts, port }
    filled.push({ place, customers: await fill(place), turns: [] })
  }
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const { place, customers, turns } of filled) turns.push(await measureTurn(place, customers, turn))
  return filled.map(({ place: { build }, turns }) => ({ build, database, turns }))
}

async function newDatabase(server: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`).finally(() => admin.end())
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

const start = ({ build, dataDir, parts, port, databaseUrl }: Place): Promise<ShopProcess> =>
  startShop(dataDir, parts, port, { build, ...(databaseUrl === undefined ? {} : { databaseUrl }) })

/** Customers come in when the packs are made and the shop is closed: an embedded database has one owner. */
async function fill(place: Place): Promise<NewCustomers> {
  const shop = await start(place)
  await packsAreMade(
    shop.url,
    demoTenants({ partCount: place.parts }).map(({ id }) => id),
  ).finally(shop.stop)
  const { dataDir, databaseUrl } = place
  const opened = await openDatabase({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) })
  return newCustomers(opened.db, { customers: CONNECTIONS, lines: 3 }).finally(opened.close)
}

async function measureTurn(place: Place, customers: NewCustomers, turn: number): Promise<Turn> {
  const shop = await start(place)
  try {
    await isReady(shop.url)
    const questions = await makeQuestions(shop.url)
    const searches = questions.filter(({ name }) => name !== 'part detail').map(({ paths }) => paths)
    // Each part is asked for once: what was asked before is answered from memory.
    const pages = portions(await partPages(shop.url, MIXED_PAGES + PAGES + DETAILS))
    const mixed = await mixedVisitors(shop.url, searches, pages(MIXED_PAGES), turn)
    const firstPages = await rates(shop.url, pages(PAGES))
    const details = pages(DETAILS).map((page) => page.replace('/prod/m/', `${calls.productDetail.path}?mcode=`))
    return {
      ...mixed,
      firstPages,
      details: await rates(shop.url, details),
      addsPerSecond: (await customersAtWork({ ...addsOf(customers), url: shop.url, warmUpMs: WARM_UP_MS, measureMs: 5000 })).perSecond,
    }
  } finally {
    await shop.stop()
  }
}

/** Answers a second on ten connections, of each of the rounds. */
async function rates(url: string, paths: readonly string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const measured: number[] = []
  const pathsPerRound = Math.floor(paths.length / ROUNDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting = paths.slice(round * pathsPerRound, (round + 1) * pathsPerRound).values()
    const begun = performance.now()
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        // All take from the same iterator.
        for (const path of waiting) await ask(url + path, agent)
      }),
    )
    measured.push((1000 * pathsPerRound) / (performance.now() - begun))
  }
  agent.destroy()
  return measured
}

/** Visitors who do not wait for each other: so many requests a second, of all kinds by turns, each asked once. */
async function mixedVisitors(url: string, searches: readonly string[][], pages: readonly string[], turn: number) {
  const agent = new Agent({ keepAlive: true })
  const kinds = searches.map((paths) => portions(paths.slice((turn * paths.length) / TURNS)))
  const nextPage = portions(pages)
  const times: { isPage: boolean; ms: number }[] = []
  const answers: Promise<unknown>[] = []
  const startedAt = performance.now()
  for (let at = 0; (at * 1000) / MIXED_PER_SECOND < WARM_UP_MS + MIXED_MS; at += 1) {
    const dueMs = (at * 1000) / MIXED_PER_SECOND
    await pause(Math.max(0, startedAt + dueMs - performance.now()))
    const isPage = at % PAGE_EVERY === 0
    const [path = ''] = isPage ? nextPage(1) : (kinds[at % kinds.length]?.(1) ?? [])
    const askedAt = performance.now()
    const answer = ask(url + path, agent).then(() => {
      if (dueMs >= WARM_UP_MS) times.push({ isPage, ms: performance.now() - askedAt })
    })
    answers.push(answer)
    // A failed answer is thrown when all are in.
    answer.catch(() => undefined)
  }
  const failed = (await Promise.allSettled(answers)).find((one) => one.status === 'rejected')
  agent.destroy()
  if (failed !== undefined) throw failed.reason
  const ascending = (wanted: boolean) =>
    times
      .filter(({ isPage }) => isPage === wanted)
      .map(({ ms }) => ms)
      .sort((one, other) => one - other)
  return { mixedSearches: ascending(false), mixedPages: ascending(true) }
}
