import { sql } from 'kysely'
import { logAll, unlogged } from './catalogue-changes.ts'
import { createIndexes, dropIndexes, searchDocument } from './indexes.ts'
import type { Db } from './open.ts'
import { within } from './within.ts'

/**
 * Runs a load of many rows without the search indexes, then builds them, fills what is derived from the rows, and lets every tenant's
 * catalogue version grow, which makes all earlier replies stale; the log of changes says of each tenant that all has changed. One
 * transaction: a load that stops half-way has changed nothing. Call `readStatistics` after it.
 */
export const bulkLoad = (db: Db, load: (trx: Db) => Promise<void>): Promise<void> =>
  within(db, async (trx) => {
    await dropIndexes(trx)
    await unlogged(trx, async () => {
      await load(trx)
      await deriveFits(trx)
      await deriveWords(trx)
    })
    await logAll(trx)
    await createIndexes(trx)
    await sql`update tenant set catalogue_version = catalogue_version + 1`.execute(trx)
  })

/**
 * What the planner goes by, of the columns that queries ask about: looking at texts and JSON as well would take longer than building an
 * index. Index-only scans trust what a vacuum has seen. Cannot run inside a transaction.
 */
export async function readStatistics(db: Db): Promise<void> {
  for (const table of ['part_number', 'fitment', 'parts_list', 'part_fits', 'search_word'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  await sql`vacuum analyze part (id, tenant_id, mcode, category_id, group_name, superseded_by, unit_key)`.execute(db)
  await sql`vacuum analyze part_text (part_id, tenant_id)`.execute(db)
}

async function deriveFits(db: Db) {
  await sql`delete from part_fits`.execute(db)
  await sql`
    insert into part_fits (tenant_id, scope, ref_id, part_id)
    select distinct fitment.tenant_id, 'make', model.make_id, fitment.part_id
    from fitment join model on model.tenant_id = fitment.tenant_id and model.id = fitment.model_id`.execute(db)
  await sql`
    insert into part_fits (tenant_id, scope, ref_id, part_id)
    select distinct part_fits.tenant_id, 'application', make.application_id, part_fits.part_id
    from part_fits join make on make.tenant_id = part_fits.tenant_id and make.id = part_fits.ref_id
    where part_fits.scope = 'make'`.execute(db)
}

/** Words without a digit: numbers have their own way of being found, and mending one would find a wrong part. */
async function deriveWords(db: Db) {
  await sql`delete from search_word`.execute(db)
  await sql`
    insert into search_word (tenant_id, word, parts)
    select tenant.id, said.word, said.ndoc
    from tenant, ts_stat(${`select ${searchDocument} from part_text where tenant_id = `} || quote_literal(tenant.id)) as said
    where said.word ~ '^[a-z]{3,}$'`.execute(db)
}
