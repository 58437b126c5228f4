/** Tables with few rows that name things for many parts. An import changes single rows by key, without `tenant_id`. */
export interface SmallTable {
  /** Key columns without the tenant. In staging and changes the key is their values joined by `|`. */
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
