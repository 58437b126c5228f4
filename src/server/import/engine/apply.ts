import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { keyRanges } from './key-ranges.ts'
import { type PartList, type PartListName, partListNames, partLists } from './lists.ts'
import type { Run } from './run.ts'
import { type SmallTable, type SmallTableName, smallTableNames, smallTables } from './small-tables.ts'

type Applied = Pick<Run, 'tenantId' | 'id'>

/** So many changes are made at a time: in between, the embedded database lets the process answer others. */
const AT_ONCE = 250

/** Makes the changes of a run, in a transaction of the caller's, in any number of statements. */
export async function applyChanges(trx: Db, run: Applied, onDone: (changes: number) => void): Promise<void> {
  await sql`analyze import_change`.execute(trx)
  const inSpans = async (of: string, statements: (some: RawBuilder<unknown>) => readonly RawBuilder<unknown>[]) => {
    for await (const range of keyRanges(trx, run, [of], AT_ONCE)) {
      const some = sql`(select * from import_change where ${range})`
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${some} as one`.execute(trx)
      const count = rows[0]?.count ?? 0
      if (count === 0) continue
      for (const statement of statements(some)) await statement.execute(trx)
      onDone(count)
    }
  }
  for (const name of smallTableNames) await inSpans(name, (some) => ofSmallTable(run, name, some))
  const columns = await importedColumns(trx)
  await inSpans('part', (some) => ofParts(run, some, columns))
  for (const name of partListNames) await inSpans(name, (some) => ofList(run, name, some))
}

/** Every column of `part` but its keys. */
async function importedColumns(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = 'part'::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'tenant_id') order by attnum`.execute(trx)
  return rows.map(({ name }) => name)
}

function ofSmallTable({ tenantId }: Applied, name: SmallTableName, some: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const { key }: SmallTable = smallTables[name]
  const table = sql.table(name)
  const same = sql.join(
    key.map((column) => sql`${table}.${sql.ref(column)}::text = coalesce(was.before, was.after) ->> ${sql.lit(column)}`),
    sql` and `,
  )
  return [
    sql`delete from ${table} using ${some} as was where ${table}.tenant_id = ${tenantId} and ${same}`,
    sql`insert into ${table} select made.* from ${some} as one
      cross join lateral jsonb_populate_record(null::${table}, one.after || jsonb_build_object('tenant_id', ${tenantId}::text)) as made
      where one.after is not null`,
  ]
}

function ofParts({ tenantId }: Applied, some: RawBuilder<unknown>, columns: readonly string[]): RawBuilder<unknown>[] {
  const own = sql`jsonb_build_object('tenant_id', ${tenantId}::text, 'id', one.part_id)`
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = made.${sql.ref(column)}`))
  return [
    sql`delete from part using ${some} as one where part.tenant_id = ${tenantId} and part.id = one.part_id and one.after is null`,
    sql`insert into part select made.* from ${some} as one cross join lateral jsonb_populate_record(null::part, one.after || ${own}) as made
      where one.before is null`,
    sql`update part set ${set} from ${some} as one
      join part as was on was.tenant_id = ${tenantId} and was.id = one.part_id
      cross join lateral jsonb_populate_record(was, one.after) as made
      where part.tenant_id = ${tenantId} and part.id = was.id and one.before is not null and one.after is not null`,
  ]
}

function ofList({ tenantId }: Applied, name: PartListName, some: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const { table, owner, columns }: PartList = partLists[name]
  const names = Object.keys(columns)
  const typed = sql.raw(Object.entries(columns).map(([column, type]) => `"${column}" ${type}`).join(', '))
  const listed = sql.join(names.map((column) => sql.ref(column)))
  return [
    sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and ${sql.ref(owner)} in (select part_id from ${some} as one)`,
    sql`insert into ${sql.table(table)} (tenant_id, ${sql.ref(owner)}, ${listed})
      select ${tenantId}, one.part_id, ${sql.join(names.map((column) => sql`item.${sql.ref(column)}`))}
      from ${some} as one cross join lateral jsonb_to_recordset(one.after) as item (${typed}) where one.after is not null`,
  ]
}
