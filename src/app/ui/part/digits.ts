import { css } from '#styled/css'

/** A number in running words: in its own font, where a zero is no O, and on two lines only where one is too narrow for it. */
export const digits = css({
  fontFamily: 'numbers',
  fontSize: '[0.96em]',
  fontVariantNumeric: 'slashed-zero tabular-nums',
  display: { _small: 'inline-block' },
  maxWidth: 'full',
  whiteSpace: { base: 'nowrap', _small: 'normal' },
})
