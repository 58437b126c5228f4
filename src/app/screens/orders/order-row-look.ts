import { css } from '#styled/css'

/** An order in a phone's list, filled or placeholder: number and total, then facts beside actions. */
export const orderRow = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  columnGap: '3',
  paddingBlock: '2',
  borderBottom: 'hair',
})
