import { css } from '#styled/css'

/** A number in running words: in its own font, where a zero is no O, and never on two lines. */
export const digits = css({
  fontFamily: 'numbers',
  fontSize: '[0.96em]',
  fontVariantNumeric: 'slashed-zero tabular-nums',
  whiteSpace: 'nowrap',
})
