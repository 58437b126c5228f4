import { type RawBuilder, sql } from 'kysely'
import { type PartField, partFieldRows, wireOf } from '#contract/part-fields.ts'

/** The types that columns of `part` have in the database, by what they hold. */
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

/** Names and values of the fields that a segment keeps so, of rows of `part` that are `chosen`: arguments of `json_build_object`. */
export const fieldsOf = (kept: PartField['kept']): RawBuilder<unknown> =>
  sql.join(partFieldRows.flatMap(([key, field]) => (field.kept === kept ? [sql`${sql.lit(wireOf(key))}, ${wireValue(field)}`] : [])))

/** Times in milliseconds and days in days since 1970. */
function wireValue({ column, holds }: PartField): RawBuilder<unknown> {
  const value = sql.ref(`chosen.${column}`)
  if (holds === 'time') return sql`floor(extract(epoch from ${value}) * 1000)::bigint`
  return holds === 'day' ? sql`${value} - date '1970-01-01'` : value
}
