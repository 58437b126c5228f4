import { css } from '#styled/css'

/** The style of a state that may have several lines. Its icon is aligned with the first line. */
export const severalLinesClass = css({ alignItems: 'flex-start', whiteSpace: 'normal', '& svg': { flexShrink: 0 } })
