import { css } from '#styled/css'

/** A bought part in the list of a phone, filled or still empty: drawing, words with the price at their right, the ways on below each other. */
export const boughtRow = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: '[72px minmax(0, 1fr) auto]', _tiny: '[minmax(0, 1fr) auto]' },
  columnGap: '3',
  minHeight: '[104px]',
  paddingBlock: '1',
  borderBottom: 'hair',
  fontSize: 'sm',
  lineHeight: 'snug',
})
