import { defineSlotRecipe } from '@pandacss/dev'

/** The style of the links to the pages of a list. On narrow screens only the previous and next links are shown. */
export const paging = defineSlotRecipe({
  className: 'paging',
  slots: ['root', 'step', 'place', 'numbers', 'number', 'gap'],
  base: {
    root: { display: 'flex', flexWrap: { _tiny: 'wrap' }, alignItems: 'center', justifyContent: 'space-between', gap: '2', marginTop: '4' },
    step: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'control',
      minWidth: { base: 'touch', sm: '24' },
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      fontWeight: 'bold',
      '&[rel=next]': { justifyContent: 'flex-end' },
    },
    /** "Page 2 of 9", shown if there is no space for the page numbers. */
    place: { display: { md: 'none' }, color: 'fg.muted', textAlign: 'center' },
    numbers: {
      display: { base: 'none', md: 'flex' },
      alignItems: 'center',
    },
    number: {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: 'control',
      minHeight: 'control',
      borderRadius: 'sm',
      textDecoration: 'none',
      _hovers: { _hover: { backgroundColor: 'well' } },
      '&[aria-current]': { fontWeight: 'bold', borderBottomWidth: 'thick', borderBottomStyle: 'solid', borderBottomColor: 'fg' },
    },
    gap: { minWidth: '5', textAlign: 'center', color: 'fg.muted' },
  },
})
