import { partFieldRows } from '#contract/part/part-fields.ts'
import { type ColumnType, columnTypes } from '#server/db/part-columns.ts'

/**
 * The columns of `part` for price, stock and conditions of sale, with their SQL types (db/migrations/028-catalogue-changes.ts). Daily files
 * of prices and stock change only these columns.
 */
export const priceAndStockColumns: Readonly<Record<string, ColumnType>> = {
  ...Object.fromEntries(partFieldRows.flatMap(([, { kept, column, holds }]) => (kept === 'live' ? [[column, columnTypes[holds]]] : []))),
  updated_at: 'timestamptz',
}

export const isPriceAndStockColumn = (column: string): boolean => Object.hasOwn(priceAndStockColumns, column)
