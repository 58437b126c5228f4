/** The category that has all gifts: no shop names one so. */
export const ALL_GIFTS = 'all'
/** Of a gift that there are only so few of, the number is said. */
export const GIFTS_FEW = 5
