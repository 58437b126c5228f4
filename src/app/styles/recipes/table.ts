import { defineSlotRecipe } from '@pandacss/dev'

/** The style of a table of data: lines between rows, numbers aligned at the decimal point. */
export const table = defineSlotRecipe({
  className: 'table',
  slots: ['table', 'head', 'cell', 'number'],
  base: {
    table: { width: 'full', borderCollapse: 'collapse' },
    head: {
      paddingBlock: '2',
      paddingRight: '4',
      textAlign: 'left',
      fontSize: 'xs',
      fontWeight: 'regular',
      color: 'fg.muted',
      letterSpacing: 'wide',
      borderBottom: 'edge',
    },
    cell: {
      paddingBlock: '2',
      paddingRight: '4',
      textAlign: 'left',
      verticalAlign: 'baseline',
      borderBottom: 'hair',
    },
    number: {
      paddingBlock: '2',
      paddingLeft: '4',
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums',
      borderBottom: 'hair',
    },
  },
})
