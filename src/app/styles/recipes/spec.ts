import { defineSlotRecipe } from '@pandacss/dev'

/** The style of a list of attributes: names at the left, values at the right, lines between them. */
export const spec = defineSlotRecipe({
  className: 'spec',
  slots: ['description', 'groups', 'group', 'papers', 'line', 'label', 'value', 'code'],
  base: {
    description: { maxWidth: 'prose', marginBottom: '4', whiteSpace: 'pre-line' },
    groups: { columns: { base: '[auto]', md: '[2]', '2xl': '[3]' }, columnGap: '8' },
    group: { breakInside: 'avoid', marginBottom: '4' },
    papers: { columns: { base: '[auto]', md: '[2]' }, columnGap: '8' },
    line: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      paddingBlock: '1',
      minHeight: '8',
      breakInside: 'avoid',
      borderBottom: 'hair',
    },
    label: { fontWeight: 'regular', color: 'fg.muted' },
    value: { textAlign: 'right', overflowWrap: 'anywhere' },
    code: { fontFamily: 'numbers', whiteSpace: 'nowrap', textAlign: 'right' },
  },
})
