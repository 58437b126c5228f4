import { expect, test } from 'vitest'
import { createLoadableComponent, lazyComponent, prefetchWhenIdle } from '#app/hooks/lazy/lazy-component.ts'

const Piece = () => 'Piece'

test('a resting page fetches what opens on it, with what that brings along, then the next screens, and not what only those open', async () => {
  const order: string[] = []
  const code =
    (name: string, brings = () => {}) =>
    async () => {
      order.push(name)
      brings()
      return Piece
    }
  const piece = (load: () => Promise<typeof Piece>) => lazyComponent(load, (module) => module)
  piece(code('drawer', () => piece(code('row of the drawer'))))
  const screen = createLoadableComponent(code('cart', () => piece(code('dialog of the cart'))))
  await prefetchWhenIdle(screen)
  expect(order).toEqual(['drawer', 'row of the drawer', 'cart'])
  await prefetchWhenIdle()
  expect(order).toEqual(['drawer', 'row of the drawer', 'cart', 'dialog of the cart'])
})
