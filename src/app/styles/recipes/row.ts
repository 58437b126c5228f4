import { defineRecipe } from '@pandacss/dev'

/** The style of one line of a list, with a line below. */
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
