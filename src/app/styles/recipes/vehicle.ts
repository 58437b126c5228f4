import { defineSlotRecipe } from '@pandacss/dev'

/** The style of a vehicle's page: its engines, then the parts that fit, by system (starting, charging). */
export const vehicle = defineSlotRecipe({
  className: 'vehicle',
  slots: ['engines', 'question', 'choices', 'chipCount', 'system', 'groupHead', 'all', 'none', 'unseen'],
  base: {
    engines: { display: 'grid', gap: '1', paddingBlock: '2', marginBottom: '4', borderBlock: 'hair' },
    question: { fontWeight: 'bold' },
    choices: { display: 'flex', flexWrap: 'wrap', gap: '2', '& > li': { maxWidth: 'full' } },
    chipCount: { color: 'fg.muted', '[aria-current] > &': { color: 'inherit' } },
    system: { marginBottom: '8' },
    groupHead: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: 'touch',
      marginTop: '2',
    },
    all: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'touch', lg: '8' },
      textDecoration: 'underline',
      textUnderlineOffset: '[0.2em]',
    },
    none: { paddingBlock: '2', color: 'fg.muted' },
    unseen: { srOnly: true },
  },
})
