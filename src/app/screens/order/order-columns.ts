import { css } from '#styled/css'

/** The layout of an order's page: lines at the left, totals at the right; on phones below each other. */
export const orderColumnsClass = css({
  display: 'grid',
  columnGap: '10',
  rowGap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 380px]' },
})
