import { personal } from '#app/state/page/personal.ts'

/**
 * When the user last bought each part, ISO 8601, by part code. It is separate from the code that loads it, because every list row reads it.
 */
export const boughtBefore = personal<{ days: Record<string, string> }>({ days: {} })
