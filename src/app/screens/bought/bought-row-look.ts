import { css } from '#styled/css'

/** A bought part in the list, filled or still empty: what it is, the facts, and the way to buy it again. */
export const boughtRow = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) 168px]', xl: '[minmax(0, 4fr) minmax(0, 7fr) 168px]' },
  columnGap: '6',
  rowGap: '3',
  alignItems: 'start',
  paddingBlock: '4',
  borderBottom: 'hair',
  '& > dl': { gridRow: { md: '2', xl: '[auto]' }, gridColumn: { md: '[1 / -1]', xl: '[auto]' } },
})
