import { defineSlotRecipe } from '@pandacss/dev'

const headCellStyle = {
  borderBottom: 'edge',
  paddingBlock: '1',
  fontSize: 'xs',
  fontWeight: 'regular',
  color: 'fg.muted',
  overflowWrap: 'break-word',
  display: { _small: 'none' },
} as const

/** The style of the components of a unit. The row of a component that is sold is one link. */
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
    head: { ...headCellStyle, textAlign: 'left', paddingRight: '3' },
    headFigure: { ...headCellStyle, textAlign: 'right' },
    // WebKit ignores `position` on table rows. Without the transform a row's link would start at the top of the table, and without the clip
    // it would cover the rows below.
    row: {
      position: 'relative',
      transform: 'translate(0)',
      clipPath: '[inset(0)]',
      display: { _small: 'grid' },
      gridTemplateColumns: { _small: '[28px minmax(0, 1fr) auto]' },
      '&:has(a)': { _hovers: { _hover: { backgroundColor: 'well' } } },
    },
    position: {
      borderBottom: { base: 'hair', _small: '[none]' },
      width: { base: '[36px]', _small: 'auto', md: '10' },
      color: 'fg.muted',
      paddingRight: '1',
    },
    name: {
      gridColumn: { _small: '[2 / 4]' },
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      borderBottom: { base: 'hair', _small: '[none]' },
      textAlign: 'left',
      fontWeight: 'regular',
      paddingBlock: '1',
      paddingRight: '3',
    },
    part: {
      display: 'grid',
      gridTemplateColumns: { base: '[56px minmax(0, 1fr)]', _tiny: '[minmax(0, 1fr)]' },
      alignItems: 'center',
      columnGap: '3',
      minHeight: 'touch',
    },
    picture: { display: { _tiny: 'none' }, width: '[56px]', height: '[42px]' },
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
    // On a small phone the column's heading is hidden, and × marks the number as a quantity.
    qty: { gridColumn: { _small: '2' }, borderBottom: 'hair', paddingRight: '3', _after: { content: { _small: '" ×"' } } },
    figure: { borderBottom: 'hair', minWidth: '[88px]', textAlign: 'right', overflowWrap: 'anywhere', paddingBlock: '1' },
    price: { display: 'block', fontWeight: 'bold' },
  },
})
