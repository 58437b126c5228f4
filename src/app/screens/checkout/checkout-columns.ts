import { css } from '#styled/css'

/** The steps at the left, totals beside them on wide screens. */
export const checkoutColumns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 720px) minmax(260px, 340px)]' },
  columnGap: '16',
  alignItems: 'start',
})
