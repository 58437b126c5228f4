import { defineSlotRecipe } from '@pandacss/dev'

/** The style of a price and its core charge, aligned at the right. */
export const price = defineSlotRecipe({
  className: 'price',
  slots: ['now', 'was', 'core'],
  base: {
    now: { fontSize: 'body', fontWeight: 'bold', whiteSpace: 'nowrap', textAlign: 'right' },
    was: { fontSize: 'sm', fontWeight: 'regular', color: 'fg.muted' },
    core: { color: 'fg.muted', textAlign: 'right' },
  },
})
