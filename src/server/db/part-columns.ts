import type { PartField } from '#contract/part-fields.ts'

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
