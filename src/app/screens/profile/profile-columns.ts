import { css } from '#styled/css'

/** The person at the left, devices, messages and password at the right; on phones stacked. */
export const profileColumns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 440px))]' },
  alignItems: 'start',
  columnGap: '16',
  rowGap: '8',
})
