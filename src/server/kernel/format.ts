/** Whole cents as a sentence says them: `$1,234.50`. */
export const formatDollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day (ISO 8601) as a sentence says it: `December 3, 2031`. */
export const formatDay = (day: string): string => long.format(new Date(day))
