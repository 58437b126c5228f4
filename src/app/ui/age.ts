const MINUTE = 60
const STEPS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
] as const

/** Returns in words how long ago a time was: `3 days ago`, `5 minutes ago`. It is at least one minute. */
export function age(asOf: string, locale: string, now: number = Date.now()): string {
  const seconds = Math.max(MINUTE, (now - Date.parse(asOf)) / 1000)
  const [unit, length] = STEPS.find(([, atLeast]) => seconds >= atLeast) ?? ['minute', MINUTE]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}
