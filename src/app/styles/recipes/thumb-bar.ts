import { defineSlotRecipe } from '@pandacss/dev'

/**
 * The style of a phone's bottom bar with price, stock and action, which replaces the tab bar. In a low window the action is in the page
 * instead. `stays`: the bar is shown at every width and height, at the lower edge of its content.
 */
export const thumbBar = defineSlotRecipe({
  className: 'thumb-bar',
  slots: ['root', 'words', 'which', 'number', 'line', 'price', 'qty'],
  base: {
    root: {
      position: 'fixed',
      left: '0',
      right: '0',
      bottom: '0',
      paddingBottom: '[env(safe-area-inset-bottom)]',
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
    /** The name of the part in one line, cut off if it is too long. */
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
  variants: {
    stays: {
      true: {
        root: {
          position: 'sticky',
          display: { base: 'flex', _low: 'flex', md: 'flex' },
          marginInline: { base: '[calc(var(--spacing-gutter) * -1)]', lg: '0' },
          paddingInline: { lg: '0' },
          backgroundColor: { lg: 'paper' },
          '& > :only-child': { flexGrow: 1 },
          // On a phone in landscape with its keyboard open, the window has space only for the focused field, so the bar is not sticky.
          '@media (max-height: 300px)': { position: 'static' },
        },
      },
    },
  },
})
