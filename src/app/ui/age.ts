const STEPS = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

/** How long ago something was, in words: `3 days ago`, `5 minutes ago`, `now` under a minute. */
export function age(asOf: string, locale: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(asOf)) / 1000)
  const say = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, length] of STEPS) if (seconds >= length) return say.format(-Math.floor(seconds / length), unit)
  return say.format(0, 'second')
}
