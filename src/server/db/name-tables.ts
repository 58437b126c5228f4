/** The translation of one of a shop's names or texts. */
export interface NameInLanguageTable {
  tenant_id: string
  /** Code of contract/locales.ts. */
  locale: string
  /** UUID from the MD5 of the original text. */
  key: string
  said: string
}

export type NameTables = {
  name_in_language: NameInLanguageTable
}
