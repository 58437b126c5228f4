import { css } from '#styled/css'

/** The facts of a compact row, wrapping. */
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
