import { css } from '#styled/css'

/**
 * The fields of a form, one below the other. Where no script runs there are none: the browser would send what stands in them within an
 * address, passwords too.
 */
export const fields = css({ display: { base: 'grid', _noscript: 'none' }, gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
/** Ways on that stand side by side and wrap. */
export const linkRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' })
