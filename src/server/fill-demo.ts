import { SingleBar } from 'cli-progress'
import { sql } from 'kysely'
import { bulkLoad } from './db/bulk-load.ts'
import type { Db } from './db/open.ts'
import { CATALOGUE_DATE } from './demo/catalogue-day.ts'
import { demoTenants } from './demo/demo-tenants.ts'
import { loadDemo } from './demo/load.ts'
import { ensureDemoTerms } from './demo/terms.ts'

/** Whether no load was ever finished here: `bulkLoad` lets the version grow only at its end. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('tenant').select('id').where('catalogue_version', '>', 1).limit(1).executeTakeFirst()) === undefined
}

/** What a load that was stopped half-way has left behind. */
async function clear(db: Db): Promise<void> {
  await sql`truncate part, part_text, part_number, fitment, parts_list, part_fits, search_word, tenant cascade`.execute(db)
}

/** The demo stands still on one day; what it expects, it expects after today. */
const expectLater = (db: Db) =>
  sql`update part set restock_on = restock_on + greatest(0, current_date - ${CATALOGUE_DATE}::date) where restock_on is not null`.execute(
    db,
  )

/** Fills an empty database with the demo catalogue. */
export async function fillDemo(db: Db, parts: number, show: NodeJS.WriteStream | null): Promise<void> {
  await clear(db)
  const tenants = demoTenants({ parts })
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
    await bulkLoad(db, () => loadDemo(db, tenants, (done) => bar?.update(done)))
    await expectLater(db)
    await ensureDemoTerms(db)
  } finally {
    bar?.stop()
  }
}
