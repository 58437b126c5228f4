/** A name or text of a shop in another of its languages. */
export interface NameInLanguageTable {
  tenant_id: string
  /** Code of contract/locales.ts. */
  locale: string
  /** UUID: MD5 of the text in the shop's own language. */
  key: string
  said: string
}

export type NameTables = {
  name_in_language: NameInLanguageTable
}
