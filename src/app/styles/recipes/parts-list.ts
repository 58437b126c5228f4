import { defineSlotRecipe } from '@pandacss/dev'

const head = { borderBottom: 'edge', paddingBlock: '1', fontSize: 'xs', fontWeight: 'regular', color: 'fg.muted' } as const

/** Positions of a unit; the row of a part that is sold is one link. */
export const partsList = defineSlotRecipe({
  className: 'parts-list',
  slots: [
    'root',
    'caption',
    'head',
    'headFigure',
    'row',
    'position',
    'name',
    'part',
    'picture',
    'link',
    'data',
    'code',
    'unsold',
    'qty',
    'figure',
    'price',
  ],
  base: {
    root: { width: 'full', borderCollapse: 'collapse', lineHeight: 'snug' },
    caption: { srOnly: true },
    head: { ...head, textAlign: 'left', paddingRight: '3' },
    headFigure: { ...head, textAlign: 'right' },
    // WebKit ignores a position on a table row: without the transform the link of the last row would cover the whole table.
    row: { position: 'relative', transform: 'translate(0)', '&:has(a)': { _hovers: { _hover: { backgroundColor: 'well' } } } },
    position: { borderBottom: 'hair', width: { base: '6', md: '10' }, color: 'fg.muted', paddingRight: '3' },
    name: { borderBottom: 'hair', textAlign: 'left', fontWeight: 'regular', paddingBlock: '1', paddingRight: '3' },
    part: { display: 'grid', gridTemplateColumns: '[56px minmax(0, 1fr)]', alignItems: 'center', columnGap: '3', minHeight: 'touch' },
    picture: { width: '[56px]', height: '[42px]' },
    link: {
      fontWeight: 'bold',
      textDecoration: 'none',
      _after: { content: '""', position: 'absolute', inset: '0' },
      _focusVisible: {
        outlineStyle: 'none',
        _after: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'fg', outlineOffset: '[-2px]' },
      },
    },
    data: { display: 'block', fontSize: 'sm', color: 'fg.muted' },
    code: { fontFamily: 'numbers', whiteSpace: 'nowrap', display: { base: 'block', md: 'inline' }, marginRight: '1' },
    unsold: { display: 'grid', alignContent: 'center', minHeight: 'touch', color: 'fg.muted' },
    qty: { borderBottom: 'hair', paddingRight: '3' },
    figure: { borderBottom: 'hair', textAlign: 'right', paddingBlock: '1' },
    price: { display: 'block', fontWeight: 'bold' },
  },
})
