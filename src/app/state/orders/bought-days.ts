import { createPersonalState } from '#app/state/page/personal.ts'

/**
 * When the user last bought each part, ISO 8601, by part code. It is separate from the code that loads it, because every list row reads it.
 */
export const lastPurchases = createPersonalState<{ lastBoughtDays: Record<string, string> }>({ lastBoughtDays: {} })
