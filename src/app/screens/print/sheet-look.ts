import { css, cx } from '#styled/css'

const sheet = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  rowGap: '5',
  alignContent: 'start',
  marginInline: 'auto',
  width: 'full',
  padding: { base: '4', sm: '8', md: '[14mm]' },
  backgroundColor: 'sheet',
  color: 'fg',
  fontSize: 'sm',
  lineHeight: 'snug',
  // Paper is white under any lamp: the tokens have taken the theme's side at the root already.
  '--colors-sheet': '#fff',
  '--colors-fg': '#12171c',
  '--colors-fg-muted': '#48525b',
  '--borders-hair': '1px solid #b9c1c7',
  '--borders-edge': '1px solid #48525b',
  '--colors-line-strong': '#7d8790',
  boxShadow: 'float',
  // Blocks, because a grid is not cut between its rows by every browser.
  _print: { display: 'block', padding: '0', boxShadow: '[none]', '& > * + *': { marginTop: '5' } },
})
/** A sheet of either paper as it lies on the screen and as it is printed. */
export const sheetOf = {
  a4: cx(sheet, css({ maxWidth: { base: '[210mm]', _print: '[none]' }, minHeight: { md: '[297mm]', _print: '0' } })),
  letter: cx(sheet, css({ maxWidth: { base: '[8.5in]', _print: '[none]' }, minHeight: { md: '[11in]', _print: '0' } })),
}
