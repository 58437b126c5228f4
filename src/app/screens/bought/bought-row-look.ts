import { css } from '#styled/css'

/** A bought part in the list of a phone, filled or still empty: number and price, then the facts beside the ways on. */
export const boughtRow = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  columnGap: '3',
  paddingBlock: '2',
  borderBottom: 'hair',
})
