/** The pseudo-category of all gifts; no real category has this name. */
export const ALL_GIFTS = 'all'
/** At or below this stock the number of remaining gifts is shown. */
export const GIFTS_FEW = 5
