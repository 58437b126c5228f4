import { defineSlotRecipe } from '@pandacss/dev'

/**
 * Price, stock and action at the thumb, above the tab bar of a phone. A low window keeps its height for reading: there the action stands in
 * the page.
 */
export const thumbBar = defineSlotRecipe({
  className: 'thumb-bar',
  slots: ['root', 'words', 'which', 'number', 'line', 'price', 'qty'],
  base: {
    root: {
      position: 'fixed',
      left: '0',
      right: '0',
      bottom: '[calc(56px + env(safe-area-inset-bottom))]',
      zIndex: 'bar',
      display: { base: 'flex', _low: 'none', md: 'none' },
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '16',
      paddingInline: 'gutter',
      backgroundColor: 'sheet',
      borderTop: 'edge',
    },
    words: { display: 'grid', minWidth: '0' },
    /** One line, however long the name. */
    which: {
      fontSize: 'sm',
      color: 'fg.muted',
      lineHeight: 'tight',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    number: { fontFamily: 'numbers', fontWeight: 'bold', color: 'fg' },
    line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2', lineHeight: 'snug' },
    price: { fontSize: 'lg', fontWeight: 'bold', lineHeight: 'tight' },
    qty: { fontSize: 'sm', fontWeight: 'regular', color: 'fg.muted' },
  },
})
