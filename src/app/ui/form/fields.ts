import { css } from '#styled/css'

/** The fields of a form, one below the other. */
export const fields = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
/** Ways on that stand side by side and wrap. */
export const linkRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' })
