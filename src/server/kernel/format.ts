/** Formats an amount in cents for an English sentence: `$1,234.50`. */
export const formatDollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Formats an ISO 8601 day for a sentence in a language: `December 3, 2031`. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
