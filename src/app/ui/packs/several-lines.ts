import { css } from '#styled/css'

/** A mark whose words may take several lines: its sign stands before the first. */
export const several = css({ alignItems: 'flex-start', whiteSpace: 'normal', '& svg': { flexShrink: 0 } })
