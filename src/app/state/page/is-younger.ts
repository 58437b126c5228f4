/** An answer younger than this is not asked for again when a screen, or the whole page, comes back to it. */
export const FRESH_MS = 60 * 1000

/** Whether that was so short a time ago; `at` is a time or ISO 8601. A clock that was set back makes nothing fresh. */
export const isYounger = (at: number | string | null, ms: number): boolean =>
  at !== null && Math.abs(Date.now() - new Date(at).getTime()) < ms
