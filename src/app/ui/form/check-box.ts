import { css } from '#styled/css'

/** The style of a checkbox. It is as small as an icon, because its label can be tapped too. */
export const checkBoxClass = css({ width: 'icon', height: 'icon', accentColor: 'fg', flexShrink: 0 })
