import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { PREPARED } from '#server/db/prepared.ts'
import { keyRanges } from './key-ranges.ts'
import { type PartList, type PartListName, partListNames, partLists } from './lists.ts'
import { isLiveRun } from './kinds.ts'
import { liveColumns } from './live-columns.ts'
import type { Run } from './run.ts'
import { type SmallTable, type SmallTableName, smallTableNames, smallTables } from './small-tables.ts'

type Applied = Pick<Run, 'tenantId' | 'id' | 'kind'>

/** So many changes are made at a time: some ten milliseconds, in between the process answers what needs no database. */
const AT_ONCE = 400

/** Makes the changes of a run, in a transaction of the caller's, in any number of statements. */
export async function applyChanges(trx: Db, run: Applied, onDone: (changes: number) => void): Promise<void> {
  const inSpans = async (of: string, statements: (some: RawBuilder<unknown>, what: Span) => readonly RawBuilder<unknown>[]) => {
    for await (const range of keyRanges(trx, run, [of], AT_ONCE)) {
      const some = sql`(select * from import_change where ${range})`
      const { come, stay, go } = await spanOf(trx, some)
      const count = come + stay + go
      if (count === 0) continue
      for (const statement of statements(some, { come, stay, go })) await sql`${sql.raw(PREPARED)} ${statement}`.execute(trx)
      onDone(count)
    }
  }
  for (const name of smallTableNames) await inSpans(name, (some, span) => ofSmallTable(run, name, some, span))
  const columns = await importedColumns(trx)
  const isLive = isLiveRun(run)
  await inSpans('part', (some, span) => (isLive ? [ofLiveParts(run, some)] : ofParts(run, some, columns, span)))
  for (const name of partListNames) await inSpans(name, (some, span) => ofList(run, name, some, span))
  await inSpans('applications', (some) => [ofApplications(run, some)])
}

/** What some changes come to: how many come, stay and are changed, and go. */
interface Span {
  come: number
  stay: number
  go: number
}

async function spanOf(trx: Db, some: RawBuilder<unknown>): Promise<Span> {
  const { rows } = await sql<Span>`${sql.raw(PREPARED)}
    select (count(*) filter (where before is null))::int as come, (count(*) filter (where before is not null and after is not null))::int as stay,
      (count(*) filter (where before is not null and after is null))::int as go from ${some} as one`.execute(trx)
  return rows[0] ?? { come: 0, stay: 0, go: 0 }
}

/** A statement, where it has something to do. */
const when = (count: number, statement: RawBuilder<unknown>): RawBuilder<unknown>[] => (count > 0 ? [statement] : [])

/** Every column of `part` but its keys. */
async function importedColumns(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = 'part'::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'tenant_id') order by attnum`.execute(trx)
  return rows.map(({ name }) => name)
}

function ofSmallTable({ tenantId }: Applied, name: SmallTableName, some: RawBuilder<unknown>, { stay, go }: Span): RawBuilder<unknown>[] {
  const { key }: SmallTable = smallTables[name]
  const table = sql.table(name)
  const same = sql.join(
    key.map((column) => sql`${table}.${sql.ref(column)}::text = coalesce(was.before, was.after) ->> ${sql.lit(column)}`),
    sql` and `,
  )
  return [
    ...when(stay + go, sql`delete from ${table} using ${some} as was where ${table}.tenant_id = ${tenantId} and ${same}`),
    sql`insert into ${table} select made.* from ${some} as one
      cross join lateral jsonb_populate_record(null::${table}, one.after || jsonb_build_object('tenant_id', ${tenantId}::text)) as made
      where one.after is not null`,
  ]
}

function ofParts({ tenantId }: Applied, some: RawBuilder<unknown>, columns: readonly string[], { come, stay, go }: Span): RawBuilder<unknown>[] {
  const own = sql`jsonb_build_object('tenant_id', ${tenantId}::text, 'id', one.part_id)`
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = made.${sql.ref(column)}`))
  return [
    // Their applications wait for them again.
    ...when(
      go,
      sql`update part_application set part_id = 0 where tenant_id = ${tenantId} and part_id in (select part_id from ${some} as one where one.after is null)`,
    ),
    ...when(go, sql`delete from part using ${some} as one where part.tenant_id = ${tenantId} and part.id = one.part_id and one.after is null`),
    ...when(
      come,
      sql`insert into part select made.* from ${some} as one cross join lateral jsonb_populate_record(null::part, one.after || ${own}) as made
        where one.before is null`,
    ),
    ...when(
      stay,
      sql`update part set ${set} from ${some} as one
        join part as was on was.tenant_id = ${tenantId} and was.id = one.part_id
        cross join lateral jsonb_populate_record(was, one.after) as made
        where part.tenant_id = ${tenantId} and part.id = was.id and one.before is not null and one.after is not null`,
    ),
  ]
}

/** Of parts of which nothing but price, stock and conditions of sale changes only these columns are written. */
function ofLiveParts({ tenantId }: Applied, some: RawBuilder<unknown>): RawBuilder<unknown> {
  const set = Object.entries(liveColumns).map(
    ([column, type]) => `${column} = case when one.after ? '${column}' then (one.after ${type === 'jsonb' ? '->' : '->>'} '${column}')::${type} else part.${column} end`,
  )
  return sql`update part set ${sql.raw(set.join(', '))} from ${some} as one where part.tenant_id = ${tenantId} and part.id = one.part_id`
}

/** Rows of applications that come to a part, or with an undo wait for it again. */
const ofApplications = ({ tenantId }: Applied, some: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update part_application as row set part_id = case when one.after is null then 0 else one.part_id end
  from ${some} as one cross join lateral jsonb_array_elements_text(coalesce(one.after, one.before)) as said (id)
  where row.tenant_id = ${tenantId} and row.part_id = case when one.after is null then one.part_id else 0 end and row.id = said.id::bigint`

function ofList({ tenantId }: Applied, name: PartListName, some: RawBuilder<unknown>, { stay, go }: Span): RawBuilder<unknown>[] {
  const { table, owner, columns }: PartList = partLists[name]
  const names = Object.keys(columns)
  const typed = sql.raw(Object.entries(columns).map(([column, type]) => `"${column}" ${type}`).join(', '))
  const listed = sql.join(names.map((column) => sql.ref(column)))
  return [
    ...when(
      stay + go,
      sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and ${sql.ref(owner)} in (select part_id from ${some} as one where one.before is not null)`,
    ),
    sql`insert into ${sql.table(table)} (tenant_id, ${sql.ref(owner)}, ${listed})
      select ${tenantId}, one.part_id, ${sql.join(names.map((column) => sql`item.${sql.ref(column)}`))}
      from ${some} as one cross join lateral jsonb_to_recordset(one.after) as item (${typed}) where one.after is not null`,
  ]
}
