import { defineSlotRecipe } from '@pandacss/dev'

/** The style of a list of parts: filters at the left of a wide screen, the list beside them, tools above the list. */
export const listing = defineSlotRecipe({
  className: 'listing',
  slots: [
    'head',
    'meaning',
    'families',
    'chipCount',
    'root',
    'side',
    'main',
    'rows',
    'table',
    'tools',
    'count',
    'filterButton',
    'sort',
    'sortLabel',
    'chosen',
  ],
  base: {
    head: { marginBlock: '3' },
    meaning: { minHeight: '6', marginTop: '1', color: 'fg.muted' },
    families: {
      display: 'flex',
      gap: '2',
      minHeight: { base: 'touch', lg: '8' },
      marginBottom: '3',
      marginInline: '[calc(var(--spacing-gutter) * -1)]',
      paddingInline: 'gutter',
      overflowX: 'auto',
      scrollbarWidth: { base: '[none]', lg: '[thin]' },
    },
    chipCount: { color: 'fg.muted', '[aria-current] > &': { color: 'inherit' } },
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[216px minmax(0, 1fr)]' },
      columnGap: '8',
      alignItems: 'start',
      scrollMarginTop: { base: '[64px]', md: '4' },
      // The element around the loading placeholder has no box, so that it does not become a column of the grid.
      '& > div[aria-busy]': { display: 'contents' },
    },
    // Without script there is no dialog for the filters. On a screen without a column for them they are shown below the list.
    side: {
      display: { base: 'none', lg: 'block', _noscript: 'block' },
      order: { lgDown: '1' },
      '&[aria-hidden] > *': { marginBottom: '4' },
    },
    main: {
      minWidth: '0',
      transitionProperty: 'opacity',
      transitionDuration: 'quick',
      '&[aria-busy=true]': { opacity: 0.6 },
      '& :where(a, button, summary)': { scrollMarginTop: { base: '[124px]', _low: '4', md: '[64px]', lg: '12' } },
    },
    // A server-rendered page contains the list both as rows and as a table. Only one of them is shown, depending on the width.
    rows: { '.listing__table + &': { display: { xl: 'none', _print: 'none' } } },
    table: { xlDown: { display: 'none' } },
    // The tools stick below a phone's header and cover the line above them, which says how many parts there are.
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      marginBottom: { base: '1', lg: '2' },
      lgDown: {
        _high: {
          position: 'sticky',
          top: { base: '[27px]', xs: '[58px]', md: '0' },
          zIndex: '[2]',
          marginInline: '[calc(var(--spacing-gutter) * -1)]',
          paddingInline: 'gutter',
          paddingBlock: '1',
          backgroundColor: 'paper',
        },
      },
    },
    count: { flexGrow: '1', flexBasis: { base: 'full', xs: 'auto' }, color: 'fg.muted' },
    filterButton: { display: { base: 'inline-flex', lg: 'none', _noscript: 'none' } },
    sort: { display: 'flex', alignItems: 'center', gap: '2', flexGrow: { base: '1', xs: '0' } },
    sortLabel: { flexShrink: '0', color: 'fg.muted', fontSize: 'sm', display: { base: 'none', md: 'inline' } },
    chosen: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      marginBottom: '2',
      '& > *': { maxWidth: 'full', whiteSpace: { _small: 'normal' } },
    },
  },
})
