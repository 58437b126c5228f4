import { css } from '#styled/css'

/** For a control that can do nothing without a script: then it is not there. */
export const needsScript = css({ _noscript: { display: 'none' } })
