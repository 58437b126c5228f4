/**
 * A small table: a table with few rows that name things for many parts, such as categories and makes. An import changes its rows one by
 * one.
 */
export interface SmallTable {
  /** The key columns without `tenant_id`. In staged rows and changes, the key is their values joined by `|`. */
  key: readonly string[]
}

export const smallTables = {
  own_attribute: { key: ['key'] },
  picture: { key: ['name'] },
  category: { key: ['id'] },
  application: { key: ['id'] },
  make: { key: ['id'] },
  model: { key: ['id'] },
  vehicle: { key: ['of', 'id'] },
  application_source: { key: ['source'] },
} as const satisfies Record<string, SmallTable>

export type SmallTableName = keyof typeof smallTables
export const smallTableNames = Object.keys(smallTables) as SmallTableName[]
