const MINUTE_SECONDS = 60
const AGE_UNITS = [
  ['day', 24 * 60 * MINUTE_SECONDS],
  ['hour', 60 * MINUTE_SECONDS],
] as const

/** Returns in words how long ago a time was: `3 days ago`, `5 minutes ago`. It is at least one minute. */
export function formatAge(asOf: string, locale: string, now: number = Date.now()): string {
  const seconds = Math.max(MINUTE_SECONDS, (now - Date.parse(asOf)) / 1000)
  const [unit, length] = AGE_UNITS.find(([, atLeast]) => seconds >= atLeast) ?? ['minute', MINUTE_SECONDS]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}
