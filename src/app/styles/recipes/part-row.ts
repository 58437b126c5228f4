import { defineSlotRecipe } from '@pandacss/dev'

/** The style of the element at the end of a row: a button, or words with an icon in its place. */
const rowEndItemStyle = {
  position: 'relative',
  gridRow: { base: '[3 / 6]', _tiny: '[1 / 6]', sm: '[1 / 6]' },
  gridColumn: { base: '3', _tiny: '2', sm: '4' },
  alignSelf: { base: 'end', sm: 'center' },
  justifySelf: 'end',
  display: 'inline-grid',
  placeItems: 'center',
  height: 'touch',
  borderRadius: 'md',
} as const

/** The style of a line of text below the price. The line may be as wide as the space up to the row's button. */
const besideButtonStyle = {
  gridColumn: { base: '[2 / 4]', _tiny: '1', sm: '2' },
  paddingInlineEnd: { base: '[var(--beside-button, 52px)]', _tiny: '0', sm: '0' },
} as const

/**
 * The style of a part as a row of a list: picture; five lines of text; price, core charge and button in a column of constant width. On a
 * phone a row is at most 120 px high. The link covers the whole row.
 */
export const partRow = defineSlotRecipe({
  className: 'part-row',
  slots: [
    'list',
    'root',
    'picture',
    'line',
    'link',
    'name',
    'maker',
    'facts',
    'data',
    'matched',
    'stock',
    'figures',
    'add',
    'tell',
    'inCart',
    'pieces',
  ],
  base: {
    list: { borderTop: 'hair' },
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: '[72px minmax(0, 1fr) 100px]', _tiny: '[minmax(0, 1fr) auto]', sm: '[72px minmax(0, 1fr) 104px 64px]' },
      columnGap: { base: '2', sm: '3' },
      alignContent: 'center',
      minHeight: '[106px]',
      paddingBlock: '0.5',
      borderBottom: 'hair',
      // A button with text is wider than one with an icon, so the text lines leave more space for it.
      // It is a property of the row: by a selector for the lines, the browser would style them anew whenever anything is inserted in the page.
      '&:has(> .part-row__tell)': { '--beside-button': '104px' },
      '&:has(+ [data-under])': { borderBottomColor: '[transparent]' },
      fontSize: 'sm',
      lineHeight: 'snug',
      _hovers: { _hover: { backgroundColor: 'well' } },
      // The placeholder is as high as a usual row.
      '[aria-hidden] > &': { rowGap: '2' },
      '[aria-hidden] > & > span': { gridColumn: { base: '2', _tiny: '1' } },
    },
    picture: {
      display: { _tiny: 'none' },
      gridColumn: '1',
      gridRow: '[1 / 6]',
      // Below it is the button for comparing.
      alignSelf: 'start',
      marginTop: '0.5',
      width: '18',
      height: '[54px]',
      overflow: 'hidden',
      borderRadius: 'sm',
      backgroundColor: 'well',
    },
    // Elements are placed by area names and by numbers, because a row without a button still has a third column, and the button may be
    // beside the text.
    line: {
      gridRow: { base: '1', _tiny: '[auto]' },
      gridColumn: { base: '2', _tiny: '1' },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    link: {
      fontFamily: 'numbers',
      whiteSpace: 'nowrap',
      fontSize: 'body',
      // The least height of something to tap that is beside others (WCAG 2.5.8).
      lineHeight: '[24px]',
      fontWeight: 'bold',
      textDecoration: 'none',
      _after: { content: '""', position: 'absolute', inset: '0' },
      _focusVisible: {
        outlineStyle: 'none',
        _after: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'fg', outlineOffset: '[-2px]' },
      },
    },
    // The name is one line beside the price, cut off if it is too long. The link's accessible name has the full text.
    name: { gridRow: { base: '2', _tiny: '[auto]' }, gridColumn: { base: '2', _tiny: '1' }, minWidth: '0' },
    maker: { color: 'fg.muted' },
    // The short summary of key attributes fits on one line of a phone.
    facts: {
      gridRow: { base: '3', _tiny: '[auto]' },
      ...besideButtonStyle,
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    /** Key attributes must be readable at arm's length. */
    data: { fontSize: 'body', fontWeight: 'bold' },
    // The number is never cut off; the maker is.
    matched: {
      gridRow: { base: '4', _tiny: '[auto]' },
      ...besideButtonStyle,
      minWidth: '0',
      color: 'fg.muted',
      '& mark': { backgroundColor: 'warn.soft', color: 'fg', fontWeight: 'bold' },
    },
    stock: {
      gridRow: { base: '5', _tiny: '[auto]' },
      ...besideButtonStyle,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2',
      minWidth: '0',
    },
    figures: {
      gridRow: { base: '[1 / 3]', _tiny: '[auto]', sm: '[1 / 6]' },
      gridColumn: { base: '3', _tiny: '1' },
      alignSelf: { base: 'start', sm: 'center' },
      // The old price is above the current one.
      '& s': { display: 'block', lineHeight: '[1]' },
      '& > *': { textAlign: { _tiny: 'left' } },
    },
    /** The Add button is above the link that covers the row, and finger-sized. In a table it has a cell of its own. */
    add: { ...rowEndItemStyle, width: 'touch', border: 'edge', backgroundColor: 'sheet', _hovers: { _hover: { backgroundColor: 'well' } } },
    /** The button "Tell me", which replaces the Add button while the part cannot be ordered. */
    tell: {
      ...rowEndItemStyle,
      minWidth: 'touch',
      paddingInline: '1.5',
      border: 'edge',
      backgroundColor: 'sheet',
      fontSize: 'sm',
      fontWeight: 'bold',
      lineHeight: 'tight',
      whiteSpace: 'nowrap',
      _hovers: { _hover: { backgroundColor: 'well' } },
    },
    /** The mark that replaces the Add button if the part can no longer be ordered. */
    inCart: { ...rowEndItemStyle, width: 'touch' },
    /** The quantity in the cart, in a corner of the button. */
    pieces: {
      position: 'absolute',
      top: '[-4px]',
      insetInlineEnd: '[-6px]',
      minWidth: '6',
      height: '6',
      paddingInline: '1',
      borderRadius: 'round',
      fontSize: 'sm',
      fontWeight: 'bold',
      lineHeight: '[24px]',
      textAlign: 'center',
      backgroundColor: 'accent',
      color: 'onAccent',
    },
  },
  variants: {
    columns: {
      true: {
        list: { display: 'grid', gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' }, columnGap: '8' },
      },
    },
  },
})
