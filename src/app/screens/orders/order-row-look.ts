import { css } from '#styled/css'

/** The three places of an order in the list, filled or still empty: facts, parts, ways on. */
export const orderRow = css({
  display: 'grid',
  gap: '3',
  paddingBlock: '4',
  borderBottom: 'hair',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 300px minmax(0, 1fr)]' },
  alignItems: 'start',
})
