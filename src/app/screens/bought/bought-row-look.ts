import { css } from '#styled/css'

/** The style of a bought part in a phone's list, and of its placeholder: picture, text with the price at the right, stacked actions. */
export const boughtRowClass = css({
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
