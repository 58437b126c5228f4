/**
 * The class of a document's table. These classes are not Panda's, because its breakpoints apply to screens only, so its rules without one
 * are for paper.
 */
export const table = 'paper-table'

/** The class of the table's head, which is repeated on every page. On a narrow screen each cell names its column instead. */
export const head = 'paper-table-head'
export const headFigure = 'paper-head-figure'

/** The class of a row that is not split between pages. On a narrow screen its cells are on several lines, with the figures last. */
export const foldedRow = 'paper-row'
export const cell = 'paper-cell'
export const figure = 'paper-figure'
export const amount = 'paper-amount'
