import { css } from '#styled/css'

/** Hides a control that does not work without script. */
export const needsScript = css({ _noscript: { display: 'none' } })
