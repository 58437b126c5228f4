import { css } from '#styled/css'

/** The fields of a form in a column. Hidden without script: the browser would submit them in a URL, including passwords. */
export const fields = css({ display: { base: 'grid', _noscript: 'none' }, gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
/** Links side by side, wrapping. */
export const linkRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' })
