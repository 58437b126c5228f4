import { defineSlotRecipe } from '@pandacss/dev'

/** Price, stock, quantity and the one thing to do next. */
export const offer = defineSlotRecipe({
  className: 'offer',
  slots: ['root', 'hidden', 'price', 'was', 'each', 'core', 'stock', 'buy', 'totals', 'total', 'next', 'confirmed'],
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
    buy: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      marginTop: '1',
      '& > button': { display: { base: 'none', _low: 'inline-flex', md: 'inline-flex' }, flexGrow: '1' },
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
