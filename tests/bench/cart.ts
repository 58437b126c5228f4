import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { calls } from '#contract/calls.ts'
import { TENANT_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import { openSession } from '#server/kernel/sessions.ts'
import { createApp } from '#server/app.ts'
import type { Db } from '#server/db/open.ts'
import { listen } from '#server/listen.ts'
import { benchDatabases } from './cart-database.ts'
import type { Shift, Takings } from './cart-customers.ts'

const CUSTOMERS = [10, 100]
const WARM_UP_MS = 1000
const MEASURE_MS = 3000

export interface CartRow extends Takings {
  database: string
  what: 'add' | 'peer'
  customers: number
}

/** Adds per second with few and many customers, on each database that there is, and beside them the peer. */
export async function measureCart(folder: string): Promise<CartRow[]> {
  const rows: CartRow[] = []
  for (const database of benchDatabases(folder)) {
    await database.with(async (db) => {
      for (const customers of CUSTOMERS) {
        rows.push({ database: database.name, what: 'add', customers, ...(await adds(db, customers)) })
        rows.push({ database: database.name, what: 'peer', customers, ...(await peer(db, customers)) })
      }
    })
  }
  return rows
}

interface Ready {
  tenantId: string
  accounts: string[]
  mcodes: string[]
}

async function prepare(db: Db, count: number): Promise<Ready> {
  const { id: tenantId } = await db.selectFrom('tenant').select('id').where('is_default', '=', true).executeTakeFirstOrThrow()
  const parts = await db
    .selectFrom('part')
    .select('mcode')
    .where('tenant_id', '=', tenantId)
    .where('ended', '=', false)
    .where('min_qty', '=', 1)
    .orderBy('mcode')
    .limit(50)
    .execute()
  const accounts = Array.from({ length: count }, () => randomUUID())
  const now = new Date()
  const rows = accounts.map((id) => ({
    ...{
      tenant_id: tenantId,
      id,
      email: `${id}@example.com`,
      email_key: `${id}@example.com`,
      password_hash: '',
      realname: 'Bench',
      area_code: '',
    },
    ...{ phone: '', company: '', language: 'en', discovery_channel: null, verified_at: now, created_at: now },
  }))
  await db.insertInto('account').values(rows).execute()
  return { tenantId, accounts, mcodes: parts.map(({ mcode }) => mcode) }
}

/** The whole way: HTTP, session, rules, key, line, commit. Fails when the carts do not hold exactly what was confirmed. */
async function adds(db: Db, count: number): Promise<Takings> {
  const { tenantId, accounts, mcodes } = await prepare(db, count)
  const customers: Record<string, string>[] = []
  for (const id of accounts) {
    customers.push({ [TENANT_HEADER]: tenantId, [TOKEN_HEADER]: await openSession(db, tenantId, id, 'bench', Date.now()) })
  }
  const listening = await listen(createApp({ db }), '127.0.0.1', 0)
  const takings = await working({
    ...{ url: listening.url, path: calls.cartAdd.path, customers, mcodes, warmUpMs: WARM_UP_MS, measureMs: MEASURE_MS },
  })
  await listening.close()
  const held = await sql<{ pieces: number }>`
    select coalesce(sum(qty), 0)::integer as pieces from cart_line where account_id = any(${accounts})`.execute(db)
  const pieces = held.rows[0]?.pieces
  if (pieces !== takings.confirmed) throw new Error(`${takings.confirmed} adds were confirmed, but the carts hold ${pieces} pieces.`)
  return takings
}

function working(shift: Shift): Promise<Takings> {
  const child = fork(new URL('./cart-customers.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  return new Promise((resolve, reject) => {
    child.once('message', (takings: Takings) => resolve(takings))
    child.once('exit', (code) => reject(new Error(`The customers left with code ${code}.`)))
    child.send(shift)
  })
}

/**
 * The peer of the same run: one plain upsert per add through the same connections, in the server's own process; no HTTP, session, rule or
 * key.
 */
async function peer(db: Db, count: number): Promise<Takings> {
  const { tenantId, accounts, mcodes } = await prepare(db, count)
  const from = performance.now() + WARM_UP_MS
  const until = from + MEASURE_MS
  const times: number[] = []
  let confirmed = 0
  await Promise.all(
    accounts.map(async (id) => {
      for (let began = performance.now(); began < until; began = performance.now()) {
        const mcode = mcodes[Math.floor(Math.random() * mcodes.length)]
        await sql`
          insert into cart_line (tenant_id, account_id, mcode, qty, price_seen, job, added_at) values (${tenantId}, ${id}, ${mcode}, 1, 0, '', now())
          on conflict (tenant_id, account_id, mcode) do update set qty = cart_line.qty + excluded.qty`.execute(db)
        confirmed += 1
        const done = performance.now()
        if (began >= from && done <= until) times.push(done - began)
      }
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { confirmed, perSecond: (times.length * 1000) / MEASURE_MS, p50: at(0.5), p95: at(0.95) }
}
