import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

export interface Told {
  data: unknown
  text: string
  /** What was asked for does not exist. */
  missing?: boolean
}

export interface Command {
  words: readonly string[]
  /** How many words follow. */
  takes: number
  run: (db: Db, rest: readonly string[]) => Promise<Told>
}

/** Columns as wide as their widest cell. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

async function tenants(db: Db): Promise<Told> {
  const read = await sql<{ id: string; name: string; hosts: string[]; is_default: boolean; catalogue_version: number; parts: number }>`
    select id, name, hosts, is_default, catalogue_version, (select count(*)::int from part where part.tenant_id = tenant.id) as parts
    from tenant order by is_default desc, id`.execute(db)
  const rows = read.rows.map((row) => [
    row.id,
    row.name,
    row.is_default ? 'any other host' : row.hosts.join(', '),
    String(row.parts),
    String(row.catalogue_version),
  ])
  return { data: read.rows, text: table(['id', 'name', 'hosts', 'parts', 'version'], rows) }
}

async function showPart(db: Db, [mcode = '']: readonly string[]): Promise<Told> {
  const parts = await db
    .selectFrom('part')
    .select([
      'id',
      'tenant_id',
      'mcode',
      'name',
      'producer',
      'condition',
      'spec_name',
      'oe_number',
      'price',
      'core_charge',
      'stock',
      'weight_g',
      'attributes',
    ])
    .where('mcode', '=', mcode.toUpperCase())
    .orderBy('tenant_id')
    .execute()
  if (parts.length === 0) return { data: [], text: `No shop here has a part ${mcode}.`, missing: true }
  const numbers = await db
    .selectFrom('part_number')
    .select(['part_id', 'kind', 'maker', 'display'])
    .where(
      'part_id',
      'in',
      parts.map(({ id }) => id),
    )
    .orderBy('sort_num')
    .execute()
  const data = parts.map(({ id, ...part }) => ({
    ...part,
    numbers: numbers.filter(({ part_id }) => part_id === id).map(({ kind, maker, display }) => ({ kind, maker, number: display })),
  }))
  return { data, text: data.map(partText).join('\n\n') }
}

function partText({
  attributes,
  numbers,
  ...facts
}: Record<string, unknown> & { attributes: object; numbers: { maker: string; number: string }[] }): string {
  const lines = [
    ...Object.entries(facts).map(([name, value]) => [name, String(value)]),
    ...Object.entries(attributes).map(([name, value]) => [name, String(value)]),
    ...numbers.map(({ maker, number }) => ['number', `${maker} ${number}`.trim()]),
  ]
  return table(['fact', 'value'], lines)
}

async function status(db: Db): Promise<Told> {
  const tables = [
    'tenant',
    'category',
    'application',
    'make',
    'model',
    'part',
    'part_number',
    'fitment',
    'parts_list',
    'search_record',
  ] as const
  const rows: { table: string; rows: number }[] = []
  for (const name of tables) {
    const read = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(db)
    rows.push({ table: name, rows: read.rows[0]?.n ?? 0 })
  }
  const size = await sql<{
    bytes: number
    version: string
  }>`select pg_database_size(current_database())::float8 as bytes, version() as version`.execute(db)
  const data = { ...size.rows[0], rows }
  return {
    data,
    text: [
      table(
        ['table', 'rows'],
        rows.map((row) => [row.table, String(row.rows)]),
      ),
      '',
      `${((data.bytes ?? 0) / 1e6).toFixed(0)} MB, ${data.version ?? ''}`,
    ].join('\n'),
  }
}

/** What the operator can ask. */
export const commands: readonly Command[] = [
  { words: ['tenants'], takes: 0, run: tenants },
  { words: ['parts', 'show'], takes: 1, run: showPart },
  { words: ['status'], takes: 0, run: status },
]
