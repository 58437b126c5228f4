import { SingleBar } from 'cli-progress'
import { sql } from 'kysely'
import { bulkLoad, updateStatistics } from '#server/db/bulk-load.ts'
import type { Db } from '#server/db/open.ts'
import { CATALOGUE_DATE } from './catalogue-day.ts'
import { demoTenants } from './demo-tenants.ts'
import { ensureDemoGerman } from './german/ensure.ts'
import { ensureDemoGifts } from './gifts.ts'
import { loadDemo } from './load.ts'
import { ensureDemoTerms } from './terms.ts'

/** Whether this database has the demo shops. A row of `demo_filled`, which is written with the shops, shows this. */
export const hasDemoShops = async (db: Db): Promise<boolean> => (await readDemoFilledRow(db)) !== undefined

/**
 * Fills a database without tenants with the demo catalogue. Other databases are not changed. The catalogue and its mark (`demo_filled`) are
 * written in one transaction, so if the process is killed before the commit, the next start begins again. Statistics can only be updated
 * after the commit. If that did not happen, the next start updates them.
 */
export async function fillDemo(db: Db, parts: number, show: NodeJS.WriteStream | null): Promise<void> {
  const mark = await readDemoFilledRow(db)
  if (mark?.statistics_at === null) await updateDemoStatistics(db)
  // A demo that an older version filled has no German texts yet, so they are added here.
  if (mark !== undefined) await ensureDemoGerman(db)
  if (mark !== undefined || (await hasAnyTenant(db))) return
  await loadWithProgress(parts, show, (onProgress, tenants) =>
    bulkLoad(db, async (trx) => {
      await loadDemo(trx, tenants, onProgress)
      await shiftRestockDays(trx)
      await ensureDemoTerms(trx)
      await ensureDemoGifts(trx)
      await ensureDemoGerman(trx)
      await trx.insertInto('demo_filled').defaultValues().execute()
    }),
  )
  await updateDemoStatistics(db)
}

const readDemoFilledRow = (db: Db) => db.selectFrom('demo_filled').select('statistics_at').executeTakeFirst()

const hasAnyTenant = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('tenant').select('id').limit(1).executeTakeFirst()) !== undefined

async function updateDemoStatistics(db: Db): Promise<void> {
  await updateStatistics(db)
  await db.updateTable('demo_filled').set({ statistics_at: sql<Date>`now()` }).execute()
}

/** Moves the days when more pieces are expected. They are relative to the demo catalogue's fixed day and must lie after today. */
const shiftRestockDays = (db: Db) =>
  sql`update part set restock_on = restock_on + greatest(0, current_date - ${CATALOGUE_DATE}::date) where restock_on is not null`.execute(
    db,
  )

type DemoTenants = ReturnType<typeof demoTenants>

async function loadWithProgress(
  parts: number,
  show: NodeJS.WriteStream | null,
  load: (onProgress: (done: number) => void, tenants: DemoTenants) => Promise<void>,
): Promise<void> {
  const tenants = demoTenants({ partCount: parts })
  const bar = show
    ? new SingleBar({
        format: 'Filling the catalogue  {bar}  {value} of {total} parts',
        hideCursor: true,
        stream: show,
        noTTYOutput: !show.isTTY,
        notTTYSchedule: 5000,
      })
    : null
  bar?.start(
    tenants.reduce((sum, { partCount }) => sum + partCount, 0),
    0,
  )
  try {
    await load((done) => bar?.update(done), tenants)
  } finally {
    bar?.stop()
  }
}
