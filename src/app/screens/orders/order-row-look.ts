import { css } from '#styled/css'

/** The style of an order in a phone's list, and of its placeholder: number and total, then data beside actions. */
export const orderRowClass = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  columnGap: '3',
  paddingBlock: '2',
  borderBottom: 'hair',
})
