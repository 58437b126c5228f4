import { defineRecipe } from '@pandacss/dev'

/** The style of a small choice or term: a popular search, a selected filter. `aria-pressed` or `aria-current` marks it as selected. */
export const chip = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: { base: 'touch', lg: '8' },
    paddingInline: '3',
    border: 'edge',
    borderRadius: 'md',
    backgroundColor: 'sheet',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    flexShrink: '0',
    _hovers: { _hover: { backgroundColor: 'well' } },
    _chosen: { borderColor: 'fg', backgroundColor: 'fg', color: 'paper' },
  },
})
