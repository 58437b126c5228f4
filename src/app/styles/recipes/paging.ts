import { defineSlotRecipe } from '@pandacss/dev'

/** Pages of a list. Numbers give way to the two steps where the screen is narrow. */
export const paging = defineSlotRecipe({
  className: 'paging',
  slots: ['root', 'step', 'stepWord', 'numbers', 'number', 'gap'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2', marginTop: '4' },
    step: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'control',
      minWidth: { base: 'touch', sm: '24' },
      textDecoration: 'none',
      fontWeight: 'bold',
      '&[rel=next]': { justifyContent: 'flex-end' },
    },
    stepWord: { smDown: { srOnly: true } },
    numbers: {
      display: 'flex',
      flexWrap: { _tiny: 'wrap' },
      alignItems: 'center',
      xsDown: { order: 3, width: 'full', justifyContent: 'center' },
    },
    number: {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: { base: '8', md: 'control' },
      minHeight: 'control',
      borderRadius: 'sm',
      textDecoration: 'none',
      _hovers: { _hover: { backgroundColor: 'well' } },
      '&[aria-current]': { fontWeight: 'bold', borderBottomWidth: 'thick', borderBottomStyle: 'solid', borderBottomColor: 'fg' },
    },
    gap: { minWidth: '5', textAlign: 'center', color: 'fg.muted' },
  },
})
