import { defineSlotRecipe } from '@pandacss/dev'

/** The style of a part's offer: price, stock, quantity and the main action. */
export const offer = defineSlotRecipe({
  className: 'offer',
  slots: ['root', 'hidden', 'price', 'was', 'each', 'core', 'stock', 'buy', 'buyRow', 'totals', 'total', 'next', 'confirmed'],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', minWidth: '0' },
    hidden: { srOnly: true },
    price: { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight' },
    was: { fontSize: 'md', fontWeight: 'regular', color: 'fg.muted', marginRight: '2' },
    each: { fontSize: 'sm', fontWeight: 'regular', color: 'fg.muted' },
    core: { color: 'fg.muted', '& a': { textDecoration: 'underline', textUnderlineOffset: '[0.2em]' } },
    stock: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontWeight: 'bold',
      '&[data-state=in]': { color: 'good' },
      '&[data-state=low]': { color: 'warn' },
      '&[data-state=out]': { color: 'bad' },
      '&[data-state=ended], &[data-state=unknown]': { color: 'fg.muted' },
    },
    /** On a phone the Add button is in the bottom bar, except in a low window. */
    buy: {
      marginTop: '1',
      mdDown: {
        _high: {
          position: 'fixed',
          insetInline: '0',
          bottom: '0',
          zIndex: 'bar',
          display: 'grid',
          gridTemplateColumns: '[minmax(0, 1fr)]',
          gap: '1',
          margin: '0',
          paddingInline: 'gutter',
          paddingTop: '1',
          paddingBottom: '[calc(6px + env(safe-area-inset-bottom))]',
          backgroundColor: 'sheet',
          borderTop: 'edge',
          '& .stepper__least': { display: 'none' },
        },
      },
    },
    buyRow: {
      display: 'flex',
      flexWrap: { base: 'wrap', mdDown: { _high: 'nowrap' } },
      alignItems: 'center',
      gap: { base: '3', _small: '2' },
      '& > button': { flex: '1', minWidth: '0', paddingInline: { _small: '2' } },
    },
    totals: { minHeight: '12' },
    total: { display: 'flex', justifyContent: 'space-between', gap: '4', '& strong': { fontSize: 'md' } },
    next: {
      minHeight: '5',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      color: 'fg.muted',
      fontSize: 'sm',
    },
    confirmed: { color: 'good' },
  },
})
