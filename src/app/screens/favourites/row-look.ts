import { css } from '#styled/css'

/**
 * A marked part, filled or still empty: drawing, words and price in fixed columns, below them the quantity and the ways on; at a desk all
 * of it on one line. Rows out of sight are not laid out: a hundred of them scroll as ten do.
 */
export const row = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[72px minmax(0, 1fr) auto]',
    _tiny: '[minmax(0, 1fr) auto]',
    md: '[72px minmax(0, 1fr) auto 144px 104px]',
  },
  gridTemplateAreas: {
    base: '["picture words price" "amount amount ways" "note note note"]',
    _tiny: '["words words" "price price" "amount amount" "ways ways" "note note"]',
    md: '["picture words amount price ways" ". note note note note"]',
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
