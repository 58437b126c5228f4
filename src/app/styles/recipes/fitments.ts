import { defineSlotRecipe } from '@pandacss/dev'

/** What a part fits: makes that fold, models with engine and years in aligned columns. */
export const fitments = defineSlotRecipe({
  className: 'fitments',
  slots: ['sum', 'found', 'application', 'brands', 'brand', 'summary', 'brandName', 'count', 'lines', 'line', 'model', 'engine', 'years', 'note', 'unnamed', 'ids'],
  base: {
    sum: { color: 'fg.muted' },
    found: { color: 'fg.muted', minHeight: '6', _empty: { minHeight: '2' } },
    application: { marginTop: '3' },
    brands: { columns: { base: '[auto]', lg: '[2]' }, columnGap: '8' },
    // A make of a few lines stays in one column with its name.
    brand: { '&:not(:has(li:nth-child(8)))': { breakInside: 'avoid' }, '&[open] > summary': { borderBottomColor: 'line.strong' } },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: { base: 'touch', lg: '8' },
      borderBottom: 'hair',
    },
    brandName: { fontWeight: 'bold' },
    count: { color: 'fg.muted', fontSize: 'sm' },
    lines: { marginBottom: '3' },
    line: {
      display: 'grid',
      gridTemplateColumns: { base: '[minmax(0, 5fr) minmax(0, 5fr) max-content]', _tiny: '[minmax(0, 1fr)]' },
      alignItems: 'center',
      columnGap: '3',
      minHeight: { base: '10', lg: '[28px]' },
      breakInside: 'avoid',
      borderBottom: 'hair',
      lineHeight: 'tight',
    },
    model: {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '10', lg: '[28px]' },
      textDecoration: 'none',
      _hovers: { _hover: { textDecoration: 'underline' } },
    },
    engine: { color: 'fg.muted' },
    // Suppliers write long ones, and in German: it has a row of its own below its vehicle.
    note: { gridColumn: '[1 / -1]', paddingBottom: '1', color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
    unnamed: { marginTop: '3' },
    ids: { marginY: '2', color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
    years: { textAlign: { base: 'right', _tiny: 'left' }, whiteSpace: 'nowrap' },
  },
})
