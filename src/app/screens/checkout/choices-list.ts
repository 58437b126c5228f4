import { css } from '#styled/css'

/** Choices one below the other. */
export const choicesList = css({ display: 'grid', gap: '2', minWidth: '0' })
