import type { Catalogue } from '#search/catalogue/catalogue.ts'

/** The name under which is remembered when parts came to the shop's clearance or left it. It is not the code of any part. */
export const CLEARANCE_CHANGES = ' clearance'

/** A catalogue at one moment, with counters that show whether cached results are still valid. */
export interface CurrentCatalogue {
  catalogue: Catalogue
  /** A counter that increases when parts are added, deleted or changed, when shared data changes, and when a promotion starts or ends. */
  partsVersion: number
  /** A counter that increases with every change, including changes of price and stock. */
  stateVersion: number
  /**
   * Whether the price or stock of one of these parts has changed since an earlier value of `stateVersion`. `CLEARANCE_CHANGES` beside codes
   * of parts asks whether other parts are in the clearance now. Also true if the change history does not reach back that far.
   */
  hasChanged: (mcodes: Iterable<string>, since: number) => boolean
}
