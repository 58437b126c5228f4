/** Panda's breakpoints speak of screens only, so what stands without one is the paper's. */
export const table = 'paper-table'

/** Repeated on every page. A narrow screen says the columns by their place. */
export const head = 'paper-table-head'
export const headFigure = 'paper-head-figure'

/** A line: whole on one page. On a narrow screen its cells flow, the figures last. */
export const foldedRow = 'paper-row'
export const cell = 'paper-cell'
export const figure = 'paper-figure'
export const amount = 'paper-amount'
