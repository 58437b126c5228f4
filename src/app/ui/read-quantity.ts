import { QUANTITY_MOST } from '#contract/limits.ts'

/** What was typed as a quantity, held between the least that is sold and the most that one line takes. Null for what is no number. */
export function readQuantity(text: string, least: number): number | null {
  if (!/^\s*\d{1,6}\s*$/.test(text)) return null
  return Math.min(Math.max(Number(text), least, 1), QUANTITY_MOST)
}
