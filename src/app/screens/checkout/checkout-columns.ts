import { css } from '#styled/css'

/** The layout of the checkout: steps at the left, and on wide screens totals beside them. */
export const checkoutColumnsClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 720px) minmax(260px, 340px)]' },
  columnGap: '16',
  alignItems: 'start',
})
