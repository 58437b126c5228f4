import { type RawBuilder, sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { runWithoutChangeLog } from '#server/db/catalogue-changes.ts'
import type { Db } from '#server/db/open.ts'
import { lockUntilCommit, runWithExclusiveLock } from './alone.ts'
import {
  createRestoreSchema,
  RESTORE_SCHEMA,
  requireKnownMigrationSteps,
  requireSameTables,
  runMigrationSteps,
  tallyTables,
} from './beside.ts'
import { checkBackupFile } from './check-backup-file.ts'
import { requireSameCounts } from './check-rows.ts'
import { idMapTableName } from './export-shop.ts'
import { fillTables, runWithoutForeignKeys } from './fill-tables.ts'
import type { TableTotal } from './format.ts'
import { setPlainTextOutput } from './plain-text.ts'
import { type IdCounter, readShopTables, type ShopTable, tenantColumnOf } from './shop-tables.ts'
import { qualifiedName, readOwnSchema } from './stored-tables.ts'

export interface ShopImportOptions {
  /** The new id of the shop. Undefined: the id stays the same. */
  newTenantId: string | undefined
  /** The new host names of the shop. Undefined: the host names stay the same. */
  hosts: readonly string[] | undefined
  /** Called after the shop was added, in the same transaction. */
  afterImport: (trx: Db, tenantId: string) => Promise<void>
}

export interface ShopImportResult {
  tenantId: string
  /** The id that the shop has in the file. */
  from: string
  hosts: string[]
  isDefault: boolean
  made: string
  totals: TableTotal[]
}

/**
 * Adds the shop of a file to this database. The whole file is checked before anything is changed. Then the tables of the file are built in
 * a separate schema, filled, compared and migrated to this program's version, and their rows are copied to the tables in use with new ids.
 * All this is one transaction, so a failure leaves the database unchanged. The embedded database answers no other query meanwhile. Throws
 * `wrong-state` with a message for the operator.
 */
export const importShop = (db: Db, file: string, { newTenantId, hosts, afterImport }: ShopImportOptions): Promise<ShopImportResult> =>
  runWithExclusiveLock(db, async () => {
    const checked = await checkBackupFile(file, 'shop')
    const { header, end } = checked
    requireKnownMigrationSteps(file, header)
    const from = header.tenant
    if (from === undefined) throw new AppError('wrong-state', { message: `${file} does not say which shop it holds. Nothing was changed.` })
    const tenantId = newTenantId ?? from
    const placed = await db.transaction().execute(async (trx) => {
      await setPlainTextOutput(trx)
      await lockUntilCommit(trx)
      const path = await readSearchPath(trx)
      const inUse = await readOwnSchema(trx)
      await requireUnusedTenantId(trx, tenantId)
      await createRestoreSchema(trx)
      await runMigrationSteps(trx, 0, header.step)
      const { tables } = await readShopTables(trx, RESTORE_SCHEMA)
      requireSameTables(file, checked, tables)
      await runWithoutChangeLog(trx, () => runWithoutForeignKeys(trx, RESTORE_SCHEMA, file, () => fillTables(trx, file, checked, tables)))
      requireSameCounts(end.totals, await tallyTables(trx, (await readShopTables(trx, RESTORE_SCHEMA)).tables))
      await requireSingleShop(trx, file, from)
      await runMigrationSteps(trx, header.step)
      await sql`select set_config('search_path', ${path}, true)`.execute(trx)
      const place = await resolveHosts(trx, hosts)
      await runWithoutChangeLog(trx, async () => mergeRowsIntoLiveTables(trx, inUse, tenantId))
      await sql`drop schema ${sql.id(RESTORE_SCHEMA)} cascade`.execute(trx)
      await trx.insertInto('catalogue_change').values({ tenant_id: tenantId, kind: 'all' }).execute()
      await afterImport(trx, tenantId)
      return place
    })
    return { tenantId, from, ...placed, made: header.made, totals: end.totals }
  })

async function readSearchPath(trx: Db): Promise<string> {
  const { rows } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(trx)
  return rows[0]?.path ?? ''
}

async function requireUnusedTenantId(trx: Db, id: string): Promise<void> {
  if (await trx.selectFrom('tenant').select('id').where('id', '=', id).executeTakeFirst())
    throw new AppError('wrong-state', {
      message: `There is a shop ${id} already. Nothing was changed. Say what this one is to be called: --id ${id}-2.`,
    })
}

async function requireSingleShop(trx: Db, file: string, id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.id(RESTORE_SCHEMA, 'tenant')}`.execute(trx)
  if (rows.length !== 1 || rows[0]?.id !== id)
    throw new AppError('wrong-state', { message: `${file} does not hold the shop ${id} that it names. Nothing was changed.` })
}

/**
 * Returns the host names of the added shop, and whether it becomes the default shop, which answers all other host names. It becomes the
 * default only if this database has no default shop. Throws `wrong-state` if a host name is taken or the shop could not be reached at all.
 */
async function resolveHosts(trx: Db, asked: readonly string[] | undefined): Promise<{ hosts: string[]; isDefault: boolean }> {
  const here = await trx.selectFrom('tenant').select(['id', 'hosts', 'is_default']).execute()
  const beside = sql.id(RESTORE_SCHEMA, 'tenant')
  const { rows } = await sql<{ hosts: string[]; is_default: boolean }>`select hosts, is_default from ${beside}`.execute(trx)
  const was = rows[0] ?? { hosts: [], is_default: false }
  const hosts = [...(asked ?? was.hosts)]
  const taken = here.find((one) => one.hosts.some((host) => hosts.includes(host)))
  if (taken)
    throw new AppError('wrong-state', {
      message: `The shop ${taken.id} answers ${taken.hosts.filter((host) => hosts.includes(host)).join(', ')} already. Nothing was changed. Say another name for this one: --host parts.example.com.`,
    })
  const isDefault = was.is_default && !here.some((one) => one.is_default)
  if (hosts.length === 0 && !isDefault && here.length > 0)
    throw new AppError('wrong-state', {
      message: `The shop ${here.find((one) => one.is_default)?.id ?? here[0]?.id ?? ''} answers every host that has no other. Nothing was changed. Say under which name this one is reached: --host parts.example.com.`,
    })
  await sql`update ${beside} set hosts = ${hosts}::text[], is_default = ${isDefault}`.execute(trx)
  return { hosts, isDefault }
}

/** Copies the rows of the file's tables to the tables in use, with the shop's new id and with new ids from the counters there. */
async function mergeRowsIntoLiveTables(trx: Db, inUse: string, tenantId: string): Promise<void> {
  const { tables, counters } = await readShopTables(trx, RESTORE_SCHEMA)
  for (const [at, counter] of counters.entries()) await assignNewIds(trx, at, counter, inUse)
  for (const table of tables) {
    const target = qualifiedName({ schema: inUse, name: table.name })
    const { cells, joins } = importedCellsSql(table, counters, tenantId)
    await sql`
      insert into ${target} (${sql.join(table.columns.map(({ name }) => sql.id(name)))}) overriding system value
      select ${sql.join(cells)} from ${qualifiedName(table)} as whole ${sql.join(joins, sql` `)}`.execute(trx)
    await sql`analyze ${target}`.execute(trx)
  }
}

/**
 * Gives the rows of a table new ids. They are taken from the sequence in use, so that nobody else gets the same ones. The order of the ids
 * is kept, because in some tables it shows what came first.
 */
async function assignNewIds(trx: Db, at: number, { table, column }: IdCounter, inUse: string): Promise<void> {
  const counter = sql`pg_get_serial_sequence(${`${inUse}.${table}`}, ${column})`
  await sql`
    create temporary table ${sql.id(`numbered_${at}`)} on commit drop as
    select was, nextval(${counter}::regclass) as now
    from (select distinct ${sql.ref(column)}::bigint as was from ${sql.id(RESTORE_SCHEMA, table)} order by 1) as known`.execute(trx)
  await sql`create unique index on ${idMapTableName(at)} (was)`.execute(trx)
  await sql`analyze ${idMapTableName(at)}`.execute(trx)
}

function importedCellsSql(table: ShopTable, counters: readonly IdCounter[], tenantId: string) {
  const joins: RawBuilder<unknown>[] = []
  const cells = table.columns.map(({ name, type }) => {
    if (name === tenantColumnOf(table)) return sql`${tenantId}::text`
    const own = sql.ref(`whole.${name}`)
    const counter = table.numbers.get(name)
    if (!counter) return own
    const alias = `of_${joins.length}`
    joins.push(sql`left join ${idMapTableName(counters.indexOf(counter))} as ${sql.id(alias)} on ${sql.ref(`${alias}.was`)} = ${own}`)
    return sql`coalesce(${sql.ref(`${alias}.now`)}, ${own})::${sql.raw(type)}`
  })
  return { cells, joins }
}
