import { defineSlotRecipe } from '@pandacss/dev'

/** The style of the head of a part's page: number, name, maker, and the part that replaces it. */
export const partHead = defineSlotRecipe({
  className: 'part-head',
  slots: ['root', 'shareBox', 'shareWord', 'title', 'name', 'line', 'oe', 'notice', 'noticeLink'],
  base: {
    root: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '2', minHeight: '24' },
    // Reserves the space of the buttons until their code is loaded: three below each other on a phone, else side by side.
    shareBox: { flex: 'none', width: { base: '[54px]', sm: '[28rem]' }, height: { base: '[160px]', sm: 'touch' } },
    shareWord: { smDown: { srOnly: true } },
    title: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      rowGap: '0',
      minWidth: '0',
      // The placeholder is as high as number, name, maker and OE number.
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
