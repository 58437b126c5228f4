import { describe, expect, test } from 'vitest'
import { mayOpen, opensFor, reloadsPage } from '#app/shell/lazy/cart-panel-rules.ts'

describe('section 2: cart hover panel', () => {
  test('a guest has none, whatever the count says', () => {
    expect(mayOpen('guest', 0)).toBe(false)
    expect(mayOpen('guest', 3)).toBe(false)
  })

  test('it opens for a member when the cart count is not zero', () => {
    expect(mayOpen('member', 0)).toBe(false)
    expect(mayOpen('member', 1)).toBe(true)
  })

  test('a mouse and a pen hover; a finger taps the icon and goes to the cart', () => {
    expect([opensFor('mouse'), opensFor('pen'), opensFor('touch')]).toEqual([true, true, false])
  })
})

describe('section 8: after delete', () => {
  test('on the shopping-cart page the page is loaded anew, elsewhere only the panel', () => {
    expect(reloadsPage('deleted', 'line', true)).toBe(true)
    expect(reloadsPage('deleted', 'line', false)).toBe(false)
  })

  test('after Clear All the page is loaded anew, wherever one is', () => {
    expect(reloadsPage('deleted', 'all', true)).toBe(true)
    expect(reloadsPage('deleted', 'all', false)).toBe(true)
  })

  test.each(['waiting', 'refused', 'failed'] as const)('%s: the shop has deleted nothing yet, so nothing is loaded anew', (removed) => {
    for (const what of ['line', 'all'] as const) expect(reloadsPage(removed, what, true)).toBe(false)
  })
})
