import { expect, test } from 'vitest'
import { canHoverWithPointer, needsPageReload } from '#app/shell/lazy/cart-panel-rules.ts'

test('section 2: a mouse and a pen hover over the cart icon; a finger taps it and goes to the cart', () => {
  expect([canHoverWithPointer('mouse'), canHoverWithPointer('pen'), canHoverWithPointer('touch')]).toEqual([true, true, false])
})

test.each(['waiting', 'refused', 'failed'] as const)(
  'section 8, after delete, %s: the shop has deleted nothing yet, so nothing is loaded anew',
  (removed) => {
    for (const what of ['line', 'all'] as const) expect(needsPageReload(removed, what, true)).toBe(false)
  },
)
