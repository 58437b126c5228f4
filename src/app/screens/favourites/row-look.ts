import { css } from '#styled/css'

/**
 * A marked part, filled or still empty: drawing, words with the price at their right, below them what is worth knowing, the quantity and
 * the ways on; at a desk these stand beside the words. Rows out of sight are not laid out: a hundred of them scroll as ten do.
 */
export const row = css({
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
  // Such a row cuts off what sticks out of it, a focus ring too.
  paddingInline: '1',
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 136px]',
})
