import { createReadStream } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { parse } from 'csv-parse'
import type { ImportFiles } from './measure-imports.ts'

/** What the same prices take without anything that keeps them safe: read alone, and written by a plain upsert into a bare table. */
export async function measurePeers({ prices }: ImportFiles): Promise<{ what: string; seconds: number }[]> {
  const rows: [string, string][] = []
  const read = await timed(async () => {
    for await (const row of createReadStream(prices).pipe(parse({ from_line: 2 }))) rows.push(row)
  })
  const db = await PGlite.create()
  await db.exec('create table price (code text primary key, price numeric(12,2) not null)')
  const write = async () => {
    for (let from = 0; from < rows.length; from += 1000) {
      const some = rows.slice(from, from + 1000)
      await db.query(
        'insert into price select * from unnest($1::text[], $2::numeric[]) on conflict (code) do update set price = excluded.price',
        [some.map(([code]) => code), some.map(([, price]) => price)],
      )
    }
  }
  const insert = await timed(write)
  const upsert = await timed(write)
  await db.close()
  return [
    { what: 'csv-parse alone reads the prices', seconds: read },
    { what: 'plain insert of them into a bare table of PGlite in memory', seconds: insert },
    { what: 'plain upsert over them', seconds: upsert },
  ]
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}
