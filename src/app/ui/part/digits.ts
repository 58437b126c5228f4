import { css } from '#styled/css'

/**
 * The style of a number in running text. It is in the font for numbers, where zero and O differ, and it is broken only if the line is too
 * narrow.
 */
export const numberClass = css({
  fontFamily: 'numbers',
  fontSize: '[0.96em]',
  fontVariantNumeric: 'slashed-zero tabular-nums',
  display: { _small: 'inline-block' },
  maxWidth: 'full',
  whiteSpace: { base: 'nowrap', _small: 'normal' },
})
