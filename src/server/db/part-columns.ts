import { type RawBuilder, sql } from 'kysely'
import { serializedNameOf } from '#contract/catalogue/part-wire.ts'
import { type PartField, partFieldRows } from '#contract/part/part-fields.ts'

/** The PostgreSQL types of the columns of `part`, by the kind of value that a column holds. */
export const columnTypes = {
  text: 'text',
  textOrNone: 'text',
  whole: 'integer',
  truth: 'boolean',
  money: 'numeric',
  moneyOrNone: 'numeric',
  day: 'date',
  dayOrNone: 'date',
  time: 'timestamptz',
  json: 'jsonb',
  jsonOrNone: 'jsonb',
  partType: 'text',
  condition: 'text',
} as const satisfies Record<PartField['holds'], string>
export type ColumnType = (typeof columnTypes)[keyof typeof columnTypes]

/**
 * SQL arguments of `json_build_object` for the fields of a part that have this value of `kept`, such as `index` or `record`. They read rows
 * of `part` with the alias `chosen`.
 */
export const segmentFieldsSql = (kept: PartField['kept']): RawBuilder<unknown> =>
  sql.join(
    partFieldRows.flatMap(([key, field]) =>
      field.kept === kept ? [sql`${sql.lit(serializedNameOf(key))}, ${segmentValueSql(field)}`] : [],
    ),
  )

/** SQL for a column's value as it is stored in index segments: times in milliseconds and days in days since 1970. */
function segmentValueSql({ column, holds }: PartField): RawBuilder<unknown> {
  const value = sql.ref(`chosen.${column}`)
  if (holds === 'time') return sql`floor(extract(epoch from ${value}) * 1000)::bigint`
  return holds === 'day' ? sql`${value} - date '1970-01-01'` : value
}
