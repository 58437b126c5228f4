import { css } from '#styled/css'

/**
 * The style of a form's fields in a column. They are hidden without script, because the browser would submit them in a URL, including
 * passwords.
 */
export const fieldColumnClass = css({ display: { base: 'grid', _noscript: 'none' }, gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
/** The style of links side by side, on several lines if there is no space. */
export const linkRowClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' })
