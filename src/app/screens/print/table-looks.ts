import { css } from '#styled/css'

/** Panda's breakpoints speak of screens only, so what stands without one is the paper's. */
export const table = css({ width: 'full', smDown: { display: 'block', '& > tbody': { display: 'block' } } })

/** Repeated on every page. A narrow screen says the columns by their place. */
export const head = css({
  display: 'table-header-group',
  '& th': {
    paddingBottom: '1',
    paddingRight: '3',
    borderBottom: 'edge',
    textAlign: 'left',
    verticalAlign: 'bottom',
    fontSize: 'xs',
    fontWeight: 'regular',
    color: 'fg.muted',
    letterSpacing: 'wide',
  },
  smDown: { srOnly: true },
})
export const headFigure = css({ '&&&': { paddingRight: '0', paddingLeft: '3', textAlign: 'right' } })

/** A line: whole on one page. On a narrow screen its cells flow, the figures last. */
export const foldedRow = css({
  breakInside: 'avoid',
  smDown: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', paddingBlock: '2', borderBottom: 'hair' },
})
export const cell = css({
  paddingBlock: '1.5',
  paddingRight: '3',
  borderBottom: 'hair',
  textAlign: 'left',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  smDown: { display: 'block', padding: '0', border: '[0]' },
})
export const figure = css({
  paddingBlock: '1.5',
  paddingLeft: '3',
  borderBottom: 'hair',
  textAlign: 'right',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  smDown: { display: 'block', order: 2, padding: '0', border: '[0]' },
})
export const amount = css({ smDown: { marginLeft: 'auto', fontWeight: 'bold' } })
