import { css } from '#styled/css'

/** The style of the data in a compact row, on several lines if there is no space. */
export const rowDetailsClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: '3',
  minWidth: '0',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
})
