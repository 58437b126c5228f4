/** What of its address a page's loads go by beside the parameters of its route. */
export interface PageAddress {
  /** The query, with its question mark where there is one. */
  search: string
  /** The language of the page: a code of contract/locales.ts. */
  locale: string
}
