/** Whole cents as a sentence says them: `$1,234.50`. */
export const formatDollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** A day (ISO 8601) as a sentence of a language says it: `December 3, 2031`. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
