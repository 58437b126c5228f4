import { defineSlotRecipe } from '@pandacss/dev'

/** A price and its core charge, right-aligned. */
export const price = defineSlotRecipe({
  className: 'price',
  slots: ['now', 'was', 'core'],
  base: {
    now: { fontSize: 'body', fontWeight: 'bold', whiteSpace: 'nowrap', textAlign: 'right' },
    was: { fontSize: 'sm', fontWeight: 'regular', color: 'fg.muted' },
    core: { color: 'fg.muted', textAlign: 'right' },
  },
})
