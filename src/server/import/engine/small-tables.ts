/** Tables of some rows that name things for many parts: an import changes them row by row, under the row's key. Without `tenant_id`. */
export interface SmallTable {
  /** Columns of the key besides the tenant's; the key in staging and changes is their values joined by `|`. */
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
