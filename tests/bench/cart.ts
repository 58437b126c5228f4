import { sql } from 'kysely'
import { createApp } from '#server/app.ts'
import type { Db } from '#server/db/open.ts'
import { startListening } from '#server/listen.ts'
import { customersAtWork, type Takings, takingsOf } from './cart-customers-at-work.ts'
import { type BenchPlace, benchDatabases, withDatabaseOf } from './cart-database.ts'
import { addsOf, newCustomers } from './new-customers.ts'
import { type Asked, vendureAdds } from './vendure/vendure-adds.ts'

const times = { warmUpMs: 2000, measureMs: 5000 }
/** A cart of somebody who wants a starter and what belongs to it, and one of a counter clerk; ten of each, and a hundred clerks. */
const asked: Asked[] = [
  { customers: 10, lines: 3, ...times },
  { customers: 10, lines: 30, ...times },
  { customers: 100, lines: 30, ...times },
]
/** A peer that makes some ten adds a second is not asked by a hundred: they would wait for longer than is measured. */
const VENDURE_CUSTOMERS = 10

export interface CartRow extends Takings {
  database: string
  what: 'add' | 'vendure' | 'upsert'
  customers: number
  lines: number
}

/** Adds per second to small and large carts, on each database that there is, and beside them Vendure and a bare upsert. */
export async function measureCart(folder: string, port: number): Promise<CartRow[]> {
  const rows: CartRow[] = []
  for (const database of benchDatabases(folder)) {
    const add = (what: CartRow['what'], { customers, lines }: Asked, takings: Takings) =>
      rows.push({ database: database.name, what, customers, lines, ...takings })
    await database.with(async (db, place) => {
      for (const one of asked) {
        add('add', one, await adds(db, one))
        add('upsert', one, await upserts(db, one))
      }
      const few = asked.filter(({ customers }) => customers <= VENDURE_CUSTOMERS)
      const peer = await vendure(place, folder, port, few).catch((cause: unknown) => {
        // Without a network it cannot be installed; what was measured of the shop stands.
        process.stderr.write(`Vendure was not measured: ${cause instanceof Error ? cause.message : String(cause)}\n`)
        return []
      })
      for (const [at, one] of few.entries()) if (peer[at]) add('vendure', one, peer[at])
    })
  }
  return rows
}

const vendure = ({ databaseUrl }: BenchPlace, folder: string, port: number, few: readonly Asked[]): Promise<Takings[]> =>
  databaseUrl === undefined
    ? vendureAdds({}, folder, port, few)
    : withDatabaseOf(databaseUrl, `vendure_bench_${process.pid}`, (own) => vendureAdds({ databaseUrl: own }, folder, port, few))

/** The whole way: HTTP, session, rules, key, line, commit. Fails when the carts do not hold exactly what was confirmed. */
async function adds(db: Db, one: Asked): Promise<Takings> {
  const { accounts, mcodes, signedIn } = await newCustomers(db, one)
  const listening = await startListening(createApp({ db }), '127.0.0.1', 0)
  const takings = await customersAtWork({ ...addsOf({ mcodes, signedIn }), url: listening.url, ...times })
  await listening.close()
  const held = await sql<{ pieces: number }>`
    select coalesce(sum(qty), 0)::integer as pieces from cart_line where account_id = any(${accounts})`.execute(db)
  const pieces = held.rows[0]?.pieces
  if (pieces !== takings.confirmed) throw new Error(`${takings.confirmed} adds were confirmed, but the carts hold ${pieces} pieces.`)
  return takings
}

/** One plain upsert per add through the same connections, in the server's own process; no HTTP, session, rule or key. */
async function upserts(db: Db, one: Asked): Promise<Takings> {
  const { tenantId, accounts, mcodes } = await newCustomers(db, one)
  const from = performance.now() + times.warmUpMs
  const until = from + times.measureMs
  const took: number[] = []
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
        if (began >= from && done <= until) took.push(done - began)
      }
    }),
  )
  return takingsOf(took, confirmed, times.measureMs)
}
