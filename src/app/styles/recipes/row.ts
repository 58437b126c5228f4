import { defineRecipe } from '@pandacss/dev'

/** One line of a list, with a separator line. */
export const row = defineRecipe({
  className: 'row',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    borderBottom: 'hair',
    color: 'fg',
    textDecoration: 'none',
  },
  variants: {
    live: { true: { _hovers: { _hover: { backgroundColor: 'well' } }, _chosen: { backgroundColor: 'well' } } },
  },
})
