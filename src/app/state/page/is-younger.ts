/** A younger answer is not requested again when a screen or page is shown again. */
export const FRESH_MS = 60 * 1000

/** Whether a time is this recent; `at` is a timestamp or ISO 8601. A time in the future does not count. */
export const isYounger = (at: number | string | null, ms: number): boolean =>
  at !== null && Math.abs(Date.now() - new Date(at).getTime()) < ms
