import { defineSlotRecipe } from '@pandacss/dev'

/** The style of the checklist for comparing a part with the old unit: large rows. */
export const matchCheck = defineSlotRecipe({
  className: 'match-check',
  slots: ['sum', 'list', 'measure', 'box', 'label', 'value', 'hint'],
  base: {
    sum: { color: 'fg.muted', '&[data-all]': { color: 'good', fontWeight: 'bold' } },
    list: { columns: { base: '[auto]', lg: '[2]' }, columnGap: '8' },
    measure: {
      display: 'grid',
      gridTemplateColumns: '[24px minmax(0, 1fr) auto]',
      alignItems: 'center',
      columnGap: '3',
      minHeight: 'touch',
      paddingBlock: '1',
      breakInside: 'avoid',
      cursor: 'pointer',
      borderBottom: 'hair',
      _hovers: { _hover: { backgroundColor: 'well' } },
    },
    box: { gridRow: '[1 / 3]', width: '6', height: '6', accentColor: 'good' },
    label: { lineHeight: 'snug' },
    value: { fontWeight: 'bold', textAlign: 'right', lineHeight: 'snug' },
    hint: { gridColumn: '[2 / 4]', fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted' },
  },
})
