import type { Paper } from '#app/state/orders/paper.ts'

/** The classes of a document for each paper format, on screen and in print (paper-rules.ts). */
export const sheetOf: Record<Paper, string> = { a4: 'paper paper-a4', letter: 'paper paper-letter' }
