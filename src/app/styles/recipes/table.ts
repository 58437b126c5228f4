import { defineSlotRecipe } from '@pandacss/dev'

/** A table of data: hairlines between rows, numbers at the right on their decimal. */
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
      borderBottomWidth: 'hair',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line.strong',
    },
    cell: {
      paddingBlock: '2',
      paddingRight: '4',
      textAlign: 'left',
      verticalAlign: 'baseline',
      borderBottomWidth: 'hair',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line',
    },
    number: {
      paddingBlock: '2',
      paddingLeft: '4',
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums',
      borderBottomWidth: 'hair',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line',
    },
  },
})
