const DAY_MS = 24 * 60 * 60 * 1000
/** Day 0 of workbooks that count from 1900. Day 61 is 1 March 1900, because Excel treats 1900 as a leap year. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
const LEAP_DAY_THAT_NEVER_WAS = 60

/**
 * A workbook's day number as `2026-03-05`, with `T14:30` (and seconds) if it has a time. A time alone is `14:30`. Null outside the
 * supported years.
 */
export function serialDate(serial: number, from1904: boolean): string | null {
  if (!(serial >= 0) || serial >= 2_958_466) return null
  const shift = !from1904 && serial < LEAP_DAY_THAT_NEVER_WAS ? 1 : 0
  const seconds = Math.round((serial + shift) * 86_400)
  const text = new Date((from1904 ? EPOCH_1904 : EPOCH_1900) + seconds * 1000).toISOString()
  const time = text.slice(11, 19).replace(/:00$/, '')
  if (serial < 1) return time
  return (seconds * 1000) % DAY_MS === 0 ? text.slice(0, 10) : `${text.slice(0, 10)}T${time}`
}
