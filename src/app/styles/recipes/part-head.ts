import { defineSlotRecipe } from '@pandacss/dev'

/** Number, name, maker, and supersession. */
export const partHead = defineSlotRecipe({
  className: 'part-head',
  slots: ['root', 'shareBox', 'shareWord', 'title', 'name', 'line', 'oe', 'notice', 'noticeLink'],
  base: {
    root: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '2', minHeight: '24' },
    // Reserves the button's space until its code is loaded.
    shareBox: { flex: 'none', width: '12', height: '12' },
    shareWord: { smDown: { srOnly: true } },
    title: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      rowGap: '0',
      minWidth: '0',
      // The final height of number, name, maker and OE number.
      '[inert] &': { alignContent: 'space-around', height: { base: '[143px]', md: '24' } },
    },
    name: { fontSize: 'md', fontWeight: 'regular', lineHeight: 'snug' },
    line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '0', color: 'fg.muted' },
    oe: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
    notice: {
      marginTop: '2',
      paddingInline: '3',
      paddingBlock: '2',
      borderLeftWidth: 'bar',
      borderLeftStyle: 'solid',
      borderLeftColor: 'warn',
      backgroundColor: 'warn.soft',
    },
    noticeLink: { fontFamily: 'numbers', whiteSpace: 'nowrap', fontWeight: 'bold', textDecoration: 'underline' },
  },
})
