import { css } from '#styled/css'

/** A state that may wrap: its icon is aligned with the first line. */
export const several = css({ alignItems: 'flex-start', whiteSpace: 'normal', '& svg': { flexShrink: 0 } })
