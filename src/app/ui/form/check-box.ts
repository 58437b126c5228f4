import { css } from '#styled/css'

/** A box to tick, as high as an icon; its label is what a finger hits. */
export const checkBox = css({ width: 'icon', height: 'icon', accentColor: 'fg', flexShrink: 0 })
