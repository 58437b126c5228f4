const MINUTE_MS = 60 * 1000

/** Whether that was less than a minute ago: then its age is not worth a word. `asOf` is ISO 8601. */
export const isJustNow = (asOf: string, now: number = Date.now()): boolean => now - Date.parse(asOf) < MINUTE_MS
