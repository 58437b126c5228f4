import { defineSlotRecipe } from '@pandacss/dev'

/** A price and its core charge; figures end at the right. */
export const price = defineSlotRecipe({
  className: 'price',
  slots: ['now', 'was', 'core'],
  base: {
    now: { fontSize: 'body', fontWeight: 'bold', whiteSpace: 'nowrap', textAlign: 'right' },
    was: { fontSize: 'sm', fontWeight: 'regular', color: 'fg.muted' },
    core: { color: 'fg.muted', textAlign: 'right' },
  },
})
