import type { Catalogue } from '#search/catalogue/catalogue.ts'

/** A catalogue at a moment, and how to tell whether what was made of it is still so. */
export interface CatalogueNow {
  catalogue: Catalogue
  /** Grows when parts come, go or become others, when the frame changes, and when a promotion begins or ends. */
  shape: number
  /** Grows with every change, also of price and stock alone. */
  state: number
  /** Whether price or stock of one of these parts has changed since a state; also where nobody remembers. */
  hasChanged: (mcodes: Iterable<string>, since: number) => boolean
}
