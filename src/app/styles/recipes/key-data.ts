import { defineSlotRecipe } from '@pandacss/dev'

/** The style of key attributes: small labels over large figures, in a grid with lines. */
export const keyData = defineSlotRecipe({
  className: 'key-data',
  slots: ['root', 'datum', 'label', 'value'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', xs: '[repeat(4, minmax(0, 1fr))]' },
      columnGap: '4',
      borderTop: 'edge',
    },
    datum: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      paddingBlock: '2',
      borderBottom: 'hair',
      minWidth: '0',
    },
    label: { fontSize: 'xs', fontWeight: 'regular', color: 'fg.muted', lineHeight: 'snug' },
    value: { fontSize: 'md', fontWeight: 'bold', lineHeight: 'snug', overflowWrap: 'anywhere' },
  },
})
