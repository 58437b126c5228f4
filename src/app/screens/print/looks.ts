import { css } from '#styled/css'

/** The small words over a fact. */
export const label = css({ fontSize: 'xs', fontWeight: 'regular', color: 'fg.muted', letterSpacing: 'wide' })
/** A number as its maker writes it, in one piece. */
export const digits = css({ fontFamily: 'numbers', fontVariantNumeric: 'slashed-zero tabular-nums', whiteSpace: 'nowrap' })
/** Facts under their labels, side by side where there is room. */
export const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(4, minmax(0, 1fr))', smDown: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '4',
  rowGap: '2',
  paddingBlock: '2',
  borderBlock: 'hair',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})
