import { defineSlotRecipe } from '@pandacss/dev'

/** The style of a part's page: two columns if there is space, sections with lines between them, sticky tabs. */
export const partPage = defineSlotRecipe({
  className: 'part-page',
  slots: ['root', 'top', 'side', 'below', 'tabs', 'tab', 'section', 'sectionHead'],
  base: {
    root: {
      paddingBottom: { base: '16', md: '0' },
      // Focused elements are scrolled to a place below the sticky number and tabs.
      '& :where(a, button, input, select, summary, [tabindex])': { scrollMarginTop: { _low: '12', md: '12', lg: '24' } },
    },
    top: {
      display: 'grid',
      gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]', lg: '[minmax(0, 6fr) minmax(0, 5fr)]' },
      columnGap: '8',
      rowGap: '6',
      alignItems: 'start',
      marginTop: '3',
    },
    side: { display: 'grid', gap: '6', minWidth: '0' },
    below: { minHeight: '[1600px]' },
    tabs: {
      position: { base: 'static', lg: 'sticky' },
      top: '10',
      zIndex: 'bar',
      display: 'flex',
      gap: '5',
      marginTop: '8',
      marginInline: '[calc(var(--spacing-gutter) * -1)]',
      paddingInline: 'gutter',
      overflowX: 'auto',
      scrollbarWidth: '[none]',
      backgroundColor: 'paper',
      borderBottom: 'edge',
    },
    tab: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'touch', lg: '10' },
      whiteSpace: 'nowrap',
      textDecoration: 'none',
      _hovers: { _hover: { textDecoration: 'underline' } },
      _focusVisible: { outlineOffset: '[-2px]' },
    },
    section: {
      display: 'flow-root',
      paddingTop: '6',
      scrollMarginTop: { base: '[64px]', _low: '12', md: '12', lg: '[88px]' },
      '& + &': { marginTop: '6', borderTop: 'hair' },
    },
    sectionHead: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      minHeight: '8',
      marginBottom: '2',
    },
  },
})
