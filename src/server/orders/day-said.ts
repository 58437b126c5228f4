const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day (ISO 8601) as a sentence says it: `December 3, 2031`. */
export const daySaid = (day: string): string => long.format(new Date(day))
