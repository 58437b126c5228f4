import { defineSlotRecipe } from '@pandacss/dev'

/** A filter: its values with check boxes; a finger's height on phones, dense beside a list. */
export const facet = defineSlotRecipe({
  className: 'facet',
  slots: ['root', 'group', 'legend', 'values', 'value', 'box', 'words', 'count', 'more', 'foot'],
  base: {
    root: { display: 'grid', rowGap: '4' },
    group: { minWidth: '0', '& + &': { paddingTop: '3', borderTop: 'hair' } },
    legend: { float: 'left', width: 'full', marginBottom: '1', fontWeight: 'bold' },
    values: {
      clear: 'both',
      display: 'grid',
      gridTemplateColumns: { base: '[repeat(auto-fill, minmax(min(150px, 100%), 1fr))]', lg: '[minmax(0, 1fr)]' },
      columnGap: '4',
    },
    value: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: 'touch', lg: '[26px]' },
      cursor: 'pointer',
      borderRadius: 'sm',
      _hovers: { _hover: { backgroundColor: 'well' } },
    },
    box: { flexShrink: '0', width: { base: '5', lg: '4' }, height: { base: '5', lg: '4' }, accentColor: 'fg' },
    words: { flexGrow: '1', minWidth: '0' },
    count: { color: 'fg.muted', fontSize: 'sm' },
    more: { minHeight: { base: 'touch', lg: '6' }, textDecoration: 'underline', color: 'fg.muted' },
    foot: {
      position: 'sticky',
      bottom: '[-16px]',
      display: 'grid',
      gridTemplateColumns: '[auto 1fr]',
      gap: '3',
      marginInline: '[-16px]',
      marginBottom: '[-16px]',
      marginTop: '4',
      padding: '3',
      paddingBottom: '[max(12px, env(safe-area-inset-bottom))]',
      backgroundColor: 'sheet',
      borderTop: 'hair',
    },
  },
})
