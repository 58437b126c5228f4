import { css } from '#styled/css'

/** Hides a control that does not work without script. */
export const needsScriptClass = css({ _noscript: { display: 'none' } })
