import { css } from '#styled/css'

/** What an order is made of at the left, what it comes to at the right; on phones one below the other. */
export const orderColumns = css({
  display: 'grid',
  columnGap: '10',
  rowGap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 380px]' },
})
