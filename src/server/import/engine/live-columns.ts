import { partFieldRows } from '#contract/part-fields.ts'
import { type ColumnType, columnTypes } from '#server/db/part-columns.ts'

/**
 * Columns of `part` that change without it becoming another part (db/migrations/028-catalogue-changes.ts), with their types: all that daily
 * files of prices and stock change.
 */
export const liveColumns: Readonly<Record<string, ColumnType>> = {
  ...Object.fromEntries(partFieldRows.flatMap(([, { kept, column, holds }]) => (kept === 'live' ? [[column, columnTypes[holds]]] : []))),
  updated_at: 'timestamptz',
}

export const isLiveColumn = (column: string): boolean => Object.hasOwn(liveColumns, column)
