import { css } from '#styled/css'

/**
 * The style of a favourite's row, and of its placeholder: picture, text with the price at the right, then notes, quantity and actions,
 * which are beside the text on wide screens. The browser does not lay out rows outside the visible area, so that long lists scroll
 * smoothly.
 */
export const favouriteRowClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[72px minmax(0, 1fr) auto]', _tiny: '[minmax(0, 1fr)]', md: '[72px minmax(0, 1fr) auto 104px]' },
  gridTemplateAreas: {
    base: '["picture words words" "signs signs signs" "amount amount ways" "note note note"]',
    _tiny: '["words" "signs" "amount" "ways" "note"]',
    md: '["picture words amount ways" ". signs signs signs" ". note note note"]',
  },
  alignItems: { base: 'start', md: 'center' },
  columnGap: '3',
  rowGap: '1',
  borderBottom: 'hair',
  paddingBlock: '2',
  // `content-visibility` cuts off what is outside the row, including focus rings.
  paddingInline: '1',
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 136px]',
})
