import { css } from '#styled/css'

/** A checkbox of icon size; its label is the touch target. */
export const checkBox = css({ width: 'icon', height: 'icon', accentColor: 'fg', flexShrink: 0 })
