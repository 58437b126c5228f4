import { defineSlotRecipe } from '@pandacss/dev'

const headCellStyle = {
  position: 'sticky',
  top: '0',
  zIndex: 'raised',
  backgroundColor: 'paper',
  borderBottom: 'edge',
  fontSize: 'xs',
  fontWeight: 'regular',
  color: 'fg.muted',
} as const

/** The style of a list of parts as a table on wide screens: one line per part, sticky headers. */
export const partTable = defineSlotRecipe({
  className: 'part-table',
  slots: [
    'root',
    'caption',
    'pictureHead',
    'head',
    'figuresHead',
    'sort',
    'arrow',
    'row',
    'picture',
    'number',
    'link',
    'maker',
    'cell',
    'name',
    'matched',
    'figures',
    'actions',
  ],
  base: {
    root: { width: 'full', borderCollapse: 'separate', borderSpacing: '0', lineHeight: 'snug' },
    caption: { srOnly: true },
    pictureHead: { ...headCellStyle, width: '[72px]' },
    head: { ...headCellStyle, paddingInline: '2', paddingBlock: '1', textAlign: 'left' },
    figuresHead: { ...headCellStyle, paddingInline: '2', paddingBlock: '1', textAlign: 'right' },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '6',
      color: 'fg',
      fontWeight: 'bold',
      _hovers: { _hover: { textDecoration: 'underline' } },
    },
    arrow: { opacity: 0.3, '&[data-now=ascending], &[data-now=descending]': { opacity: 1 }, '& svg': { width: '3', height: '3' } },
    // WebKit ignores `position` on table rows. Without the transform a row's link would start at the top of the table, and without the clip
    // it would cover the rows below.
    row: {
      position: 'relative',
      transform: 'translate(0)',
      clipPath: '[inset(0)]',
      _hovers: { _hover: { backgroundColor: 'well' } },
      // Not by `:has(+ …) > *`: that makes the browser style the whole page again whenever an element is inserted anywhere.
      '&[data-has-under] > *': { borderBottomColor: '[transparent]' },
    },
    picture: { borderBottom: 'hair', paddingBlock: '1', width: '[72px]' },
    number: { borderBottom: 'hair', paddingInline: '2', paddingBlock: '1', textAlign: 'left', whiteSpace: 'nowrap' },
    link: {
      fontFamily: 'numbers',
      fontWeight: 'bold',
      textDecoration: 'none',
      _after: { content: '""', position: 'absolute', inset: '0' },
      _focusVisible: {
        outlineStyle: 'none',
        _after: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'fg', outlineOffset: '[-2px]' },
      },
    },
    maker: { display: 'block', fontWeight: 'regular', color: 'fg.muted' },
    cell: { borderBottom: 'hair', paddingInline: '2', paddingBlock: '1' },
    /** The buttons of a row. The space of those that are loaded later is reserved, so that nothing moves. */
    actions: {
      borderBottom: 'hair',
      paddingBlock: '1',
      minWidth: '[128px]',
      textAlign: 'right',
      whiteSpace: 'nowrap',
      '& > button': { verticalAlign: 'middle' },
    },
    name: { display: 'flex', flexWrap: 'wrap', columnGap: '2' },
    matched: { color: 'fg.muted', '& mark': { backgroundColor: 'warn.soft', color: 'fg', fontWeight: 'bold' } },
    figures: { borderBottom: 'hair', paddingInline: '2', paddingBlock: '1', textAlign: 'right', whiteSpace: 'nowrap' },
  },
})
