/**
 * The class of a document's table. These classes are not Panda's: its breakpoints apply to screens only, so on paper only Panda's rules
 * without a breakpoint would apply.
 */
export const paperTableClass = 'paper-table'

/** The class of the table's head, which is repeated on every page. On a narrow screen each cell names its column instead. */
export const tableHeadClass = 'paper-table-head'
export const headFigureClass = 'paper-head-figure'

/** The class of a row that is not split between pages. On a narrow screen its cells are on several lines, with the figures last. */
export const foldedRowClass = 'paper-row'
export const tableCellClass = 'paper-cell'
export const tableFigureClass = 'paper-figure'
export const tableAmountClass = 'paper-amount'
