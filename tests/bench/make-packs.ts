import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { bulkLoad, updateStatistics } from '#server/db/bulk-load.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { loadDemo } from '#server/demo/load.ts'
import { makePacks } from '#server/packs/make.ts'
import type { NewVersion } from '#server/packs/publish.ts'

// How long the packs of the general demo shop take to be made, how large they are, and what of them is new after one part in a hundred has
// changed: `npx tsx tests/bench/make-packs.ts [parts]`.

const wanted = Number(process.argv[2] ?? 12_000)
const { db, close } = await openDatabase({ dataDir: 'memory' })
await migrate(db)
await bulkLoad(db, (trx) => loadDemo(trx, demoTenants({ partCount: wanted })))
await updateStatistics(db)
const tenant = await db.selectFrom('tenant').selectAll().where('is_default', '=', true).executeTakeFirstOrThrow()

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
const sum = (made: readonly NewVersion[], of: (one: NewVersion) => number) => made.reduce((total, one) => total + of(one), 0)

async function measure(title: string): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const begunAt = performance.now()
  const made = (await makePacks({ db, clock: { now: Date.now } }, tenant)) ?? []
  const seconds = (performance.now() - begunAt) / 1000
  delay.disable()
  const all = made.find(({ id }) => id === 'all')
  process.stdout.write(
    [
      `${title}: ${made.length} packs in ${seconds.toFixed(1)} s;`,
      `  longest hold of the event loop ${Math.round(delay.max / 1e6)} ms, 99 % below ${Math.round(delay.percentile(99) / 1e6)} ms`,
      ...(all ? [`  everything: ${all.parts} parts, ${kilobytes(all.bytes)}, of it new ${kilobytes(all.newBytes)}`] : []),
      `  all packs: new ${kilobytes(sum(made, ({ newBytes }) => newBytes))}; memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
      '',
    ].join('\n'),
  )
}

await measure('first')
await measure('nothing has changed')
await sql`update part set description = description || ' New.', weight_g = weight_g + 1 where tenant_id = ${tenant.id} and id % 100 = 7`.execute(
  db,
)
await measure('1 % has changed')
const { rows } = await sql<{ pieces: number; bytes: number }>`
  select count(*)::int as pieces, sum(octet_length(bytes))::float8 as bytes from pack_piece`.execute(db)
process.stdout.write(`${rows[0]?.pieces ?? 0} pieces in the database, ${kilobytes(rows[0]?.bytes ?? 0)}\n`)
await close()
