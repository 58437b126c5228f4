/** An answer that is younger than this is not requested again when its screen or page is shown again. */
export const FRESH_FOR_MS = 60 * 1000

/** Whether a time is less than `ms` ago. `at` is in milliseconds since 1970 or ISO 8601. A time in the future does not count. */
export const isYoungerThan = (at: number | string | null, ms: number): boolean =>
  at !== null && Math.abs(Date.now() - new Date(at).getTime()) < ms
