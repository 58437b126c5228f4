import type { PaperSize } from '#app/state/orders/paper.ts'

/** The classes of a document for each paper format, on screen and in print (paper-rules.ts). */
export const sheetClasses: Record<PaperSize, string> = { a4: 'paper paper-a4', letter: 'paper paper-letter' }
