import type { Paper } from '#app/state/orders/paper.ts'

/** A sheet of either paper as it lies on the screen and as it is printed (paper-rules.ts). */
export const sheetOf: Record<Paper, string> = { a4: 'paper paper-a4', letter: 'paper paper-letter' }
