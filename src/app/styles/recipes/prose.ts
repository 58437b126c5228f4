import { defineSlotRecipe } from '@pandacss/dev'

/** The style of running text: one column of 66 characters, with the menu of pages beside it if there is space. */
export const prose = defineSlotRecipe({
  className: 'prose',
  slots: ['root', 'text', 'menu', 'item'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 66ch) 220px]' },
      columnGap: '16',
      rowGap: '8',
      paddingBlock: '4',
    },
    text: {
      minWidth: '0',
      fontSize: 'md',
      '& :is(h2, h3)': { marginTop: '6', marginBottom: '1', fontSize: 'md' },
      '& p': { marginTop: '2' },
      '& ul': { listStyleType: 'disc', paddingLeft: '5', marginTop: '2' },
      '& ol': { listStyleType: 'decimal', paddingLeft: '6', marginTop: '2' },
      '& li': { marginTop: '1' },
      '& blockquote': { paddingLeft: '5', color: 'fg.muted' },
      '& a': { textDecoration: 'underline', textUnderlineOffset: '[0.2em]' },
      '& dl': {
        display: 'grid',
        gridTemplateColumns: { base: '[max-content minmax(0, 1fr)]', _tiny: '[minmax(0, 1fr)]' },
        columnGap: '6',
        rowGap: '2',
        marginTop: '4',
      },
      '& dd': { overflowWrap: 'anywhere' },
    },
    menu: { alignSelf: 'start', borderTop: 'edge' },
    item: {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: 'touch', lg: '[36px]' },
      borderBottom: 'hair',
      textDecoration: 'none',
      _hovers: { _hover: { backgroundColor: 'well' } },
      '&[aria-current]': { fontWeight: 'bold' },
    },
  },
})
