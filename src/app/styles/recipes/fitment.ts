import { defineSlotRecipe } from '@pandacss/dev'

/** The style of a list of makes or models: columns under letters or model lines. */
export const fitment = defineSlotRecipe({
  className: 'fitment',
  slots: ['head', 'step', 'filter', 'count', 'letters', 'letterGroup', 'letter', 'row', 'name', 'years', 'data', 'figure'],
  base: {
    head: { marginBlock: '3' },
    step: { color: 'fg.muted' },
    filter: { maxWidth: { md: '[360px]' } },
    count: { minHeight: '6', marginTop: '1', marginBottom: '4', color: 'fg.muted' },
    letters: { columns: { base: '[auto]', md: '[2]', xl: '[3]' }, columnGap: '8' },
    letterGroup: { breakInside: 'avoid-column', marginBottom: '5' },
    letter: { fontSize: 'md', borderBottom: 'edge', paddingBottom: '1' },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: '[minmax(0, 1fr) max-content]', _tiny: '[minmax(0, 1fr)]' },
      alignItems: 'center',
      columnGap: '3',
      minHeight: { base: '[56px]', lg: '[44px]' },
      paddingBlock: '1',
      borderBottom: 'hair',
      textDecoration: 'none',
      lineHeight: 'snug',
      breakInside: 'avoid',
      _hovers: { _hover: { backgroundColor: 'well' } },
    },
    name: { fontWeight: 'bold' },
    years: { fontWeight: 'regular', color: 'fg.muted', whiteSpace: 'nowrap' },
    data: { gridColumn: '1', fontSize: 'sm', color: 'fg.muted' },
    figure: {
      gridColumn: { base: '2', _tiny: '1' },
      gridRow: { base: '[1 / 3]', _tiny: '[auto]' },
      fontSize: 'sm',
      color: 'fg.muted',
      whiteSpace: { base: 'nowrap', _tiny: 'normal' },
    },
  },
})
