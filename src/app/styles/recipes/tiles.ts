import { defineSlotRecipe } from '@pandacss/dev'

/** The style of categories or applications as a grid with lines: picture, name, number of parts. */
export const tiles = defineSlotRecipe({
  className: 'tiles',
  slots: ['grid', 'tile', 'picture', 'name', 'count'],
  base: {
    grid: {
      display: 'grid',
      gridTemplateColumns: { base: '[repeat(auto-fill, minmax(min(148px, 100%), 1fr))]', sm: '[repeat(auto-fill, minmax(200px, 1fr))]' },
      columnGap: '4',
      marginBottom: '4',
    },
    tile: {
      display: 'grid',
      gridTemplateColumns: { base: '[36px minmax(0, 1fr) auto]', sm: '[48px minmax(0, 1fr) auto]' },
      alignItems: 'center',
      gap: '2',
      minHeight: { base: 'touch', sm: '[56px]' },
      paddingBlock: '1',
      borderBottom: 'hair',
      textDecoration: 'none',
      fontSize: { base: 'sm', sm: 'body' },
      lineHeight: 'tight',
      _hovers: { _hover: { backgroundColor: 'well' } },
    },
    picture: { width: { base: '[36px]', sm: '12' }, height: { base: '[27px]', sm: '[36px]' }, '& img': { width: 'full', height: 'full' } },
    name: { overflowWrap: 'break-word', hyphens: 'auto' },
    count: { minWidth: '8', textAlign: 'right', color: 'fg.muted', fontSize: 'sm' },
  },
})
