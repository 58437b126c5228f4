import { css } from '#styled/css'

/** An order in the list of a phone, filled or still empty: number and total, then the facts beside the ways on. */
export const orderRow = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  columnGap: '3',
  paddingBlock: '2',
  borderBottom: 'hair',
})
