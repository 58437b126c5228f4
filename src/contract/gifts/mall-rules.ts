/** The name of the pseudo-category of all gifts; no real category has this name. */
export const ALL_GIFTS_CATEGORY = 'all'
/** If at most this many pieces of a gift remain, their number is shown. */
export const MAX_SHOWN_GIFT_STOCK = 5
