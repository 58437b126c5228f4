/** Panda's breakpoints apply to screens only, so rules without one are for paper. */
export const table = 'paper-table'

/** Repeated on every page. On a narrow screen the cells themselves name the columns. */
export const head = 'paper-table-head'
export const headFigure = 'paper-head-figure'

/** A line is kept on one page. On a narrow screen its cells wrap, with the figures last. */
export const foldedRow = 'paper-row'
export const cell = 'paper-cell'
export const figure = 'paper-figure'
export const amount = 'paper-amount'
