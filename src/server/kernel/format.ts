/** An amount in cents as text in a sentence: `$1,234.50`. */
export const formatDollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** An ISO 8601 day as text in a sentence of a language: `December 3, 2031`. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
