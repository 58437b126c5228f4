/** The fields of a page's address that its calls depend on, besides the parameters of the route. */
export interface PageAddress {
  /** The query of the address with its question mark; empty without a query. */
  search: string
  /** The language of the page: a code of contract/locale/locales.ts. */
  locale: string
}
