import { css } from '#styled/css'

/** A number in running text: in the number font, where zero and O differ; it only wraps if the line is too narrow. */
export const digits = css({
  fontFamily: 'numbers',
  fontSize: '[0.96em]',
  fontVariantNumeric: 'slashed-zero tabular-nums',
  display: { _small: 'inline-block' },
  maxWidth: 'full',
  whiteSpace: { base: 'nowrap', _small: 'normal' },
})
