/**
 * Columns of `part` that change without it becoming another part (db/migrations/028-catalogue-changes.ts), with their types: all that daily
 * files of prices and stock change.
 */
export const liveColumns = {
  price: 'numeric',
  was_price: 'numeric',
  core_charge: 'numeric',
  price_steps: 'jsonb',
  stock: 'integer',
  restock_on: 'date',
  ended: 'boolean',
  min_qty: 'integer',
  updated_at: 'timestamptz',
} as const satisfies Record<string, string>

export const isLiveColumn = (column: string): column is keyof typeof liveColumns => Object.hasOwn(liveColumns, column)
