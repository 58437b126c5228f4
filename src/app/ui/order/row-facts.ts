import { css } from '#styled/css'

/** The facts of a tight row, of an order or of a bought part: as many in a line as there is room for. */
export const rowFacts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: '3',
  minWidth: '0',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
})
