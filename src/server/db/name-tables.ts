/** A translation of one of a shop's names or texts. */
export interface NameInLanguageTable {
  tenant_id: string
  /** The language, as a code of contract/locales.ts. */
  locale: string
  /** A UUID made from the MD5 of the original text. */
  key: string
  said: string
}

export type NameTables = {
  name_in_language: NameInLanguageTable
}
