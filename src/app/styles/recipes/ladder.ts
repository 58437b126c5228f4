import { defineSlotRecipe } from '@pandacss/dev'

const headCellStyle = { fontSize: 'xs', fontWeight: 'regular', color: 'fg.muted', overflowWrap: 'anywhere' } as const

/** The style of the quantity price breaks. The one that applies has the accent colour and bold text. */
export const ladder = defineSlotRecipe({
  className: 'ladder',
  slots: ['root', 'caption', 'head', 'figure', 'row', 'range'],
  base: {
    root: { width: 'full', borderCollapse: 'collapse' },
    caption: { srOnly: true },
    head: { borderBottom: 'hair', ...headCellStyle, textAlign: 'left', paddingInline: '2' },
    figure: {
      borderBottom: 'hair',
      textAlign: 'right',
      paddingInline: { base: '2', _small: '1' },
      paddingBlock: '1',
      'thead &': headCellStyle,
    },
    row: { '&[data-here]': { fontWeight: 'bold', boxShadow: '[inset 3px 0 0 var(--accent)]' }, '& > th': { fontWeight: 'inherit' } },
    range: { borderBottom: 'hair', textAlign: 'left', paddingInline: '2', paddingBlock: '1' },
  },
})
