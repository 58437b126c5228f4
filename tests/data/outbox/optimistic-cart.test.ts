import { expect, test } from 'vitest'
import { cartSumsOf, isIncludedInOrder } from '#contract/pricing/pricing.ts'
import { optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { add, cartLine, intent, refused, remove, setAside, shows, update } from '../../support/cart/lines.ts'

const one = (...args: Parameters<typeof optimisticCart>) => optimisticCart(...args)[0]

test('without intents the cart is the shop’s list, every line confirmed and nothing reckoned here', () => {
  const [line] = optimisticCart([cartLine('A-1', 2)], [])
  expect(line).toEqual({ ...cartLine('A-1', 2), progress: 'confirmed', isProvisional: false, refused: null, onlyRefused: false })
})

test('an added part is a line of its own, shown from what was seen of it', () => {
  const line = one([], [intent(add('A-1', 2), { shows: shows('A-1') })])
  expect(line).toMatchObject({ id: 'A-1', qty: 2, price: 10.1, amount: 20.2, progress: 'waiting', isProvisional: true, onlyRefused: false })
})

test('an added part that nothing is known of is not shown, and breaks nothing', () => {
  expect(optimisticCart([cartLine('B-1', 1)], [intent(add('A-1', 2))]).map(({ id }) => id)).toEqual(['B-1'])
})

test('more of a part raises its line, in the shop’s place, and takes it out of its job', () => {
  const lines = [cartLine('A-1', 3, { job: 'Bay 2' }), cartLine('B-1', 1)]
  const [line, other] = optimisticCart(lines, [intent(add('A-1', 2))])
  expect(line).toMatchObject({ id: 'A-1', qty: 5, price: 9.35, amount: 46.75, job: '', isProvisional: true })
  expect(other).toMatchObject({ id: 'B-1', progress: 'confirmed' })
})

test('a changed quantity is priced by the ladder in whole cents, and its price is not stale any more', () => {
  const line = one([cartLine('A-1', 1, { priceBefore: 8 })], [intent(update('A-1', 7))])
  expect(line).toMatchObject({ qty: 7, price: 9.35, amount: 65.45, isProvisional: true })
  expect(line).not.toHaveProperty('priceBefore')
})

test('a part deleted on another device does not rise again by a quantity set here', () => {
  expect(optimisticCart([], [intent(update('A-1', 7))])).toEqual([])
})

test('deleted lines are gone, and one added again is at the end', () => {
  const queue = [intent(remove('A-1')), intent(add('A-1', 4), { shows: shows('A-1') })]
  expect(optimisticCart([cartLine('A-1', 1), cartLine('B-1', 1)], queue).map(({ id, qty }) => [id, qty])).toEqual([
    ['B-1', 1],
    ['A-1', 4],
  ])
})

test('a line that is set aside keeps its price and counts in no sum', () => {
  const lines = optimisticCart([cartLine('A-1', 2), cartLine('B-1', 1)], [intent(setAside('Bay 2', 'A-1'))])
  expect(lines[0]).toMatchObject({ job: 'Bay 2', isProvisional: false, progress: 'waiting' })
  expect(cartSumsOf(lines.filter(isIncludedInOrder))).toEqual({ lines: 1, pieces: 1, goods: 10.1, coreCharges: 3, total: 13.1 })
})

test('sums are exact cents where adding floats is not', () => {
  const lines = optimisticCart([cartLine('A-1', 3), cartLine('B-1', 3), cartLine('C-1', 1)], [])
  expect(cartSumsOf(lines.filter(isIncludedInOrder))).toEqual({ lines: 3, pieces: 7, goods: 70.7, coreCharges: 21, total: 91.7 })
})

test('a line says how far its latest change has come', () => {
  const said = (state: 'waiting' | 'sending' | 'confirmed') => one([cartLine('A-1', 1)], [intent(update('A-1', 2), { state })])?.progress
  expect([said('waiting'), said('sending'), said('confirmed')]).toEqual(['waiting', 'sending', 'confirmed'])
})

test('a confirmed change counts until a list shows it, with the quantity that the shop said', () => {
  expect(one([cartLine('A-1', 1)], [intent(add('A-1', 2), { state: 'confirmed', left: 8 })])?.qty).toBe(8)
  expect(optimisticCart([cartLine('A-1', 1)], [intent(update('A-1', 2), { state: 'confirmed', left: 0 })])).toEqual([])
})

test('a refused change changes nothing, and its line says why', () => {
  const line = one([cartLine('A-1', 1)], [intent(update('A-1', 9), { ...refused, id: 'x' })])
  expect(line).toMatchObject({ qty: 1, progress: 'refused', onlyRefused: false })
  expect(line?.refused).toEqual({ intentId: 'x', refusedQuantity: 9, refusal: { code: 'sold-out', say: 'Only 3 are left.' } })
})

test('a part that the shop refused is still to be seen, and counts in no sum', () => {
  const lines = optimisticCart([], [intent(add('A-1', 4), { ...refused, shows: shows('A-1') })])
  expect(lines[0]).toMatchObject({ qty: 4, progress: 'refused', onlyRefused: true })
  expect(cartSumsOf(lines.filter(isIncludedInOrder))).toEqual({ lines: 0, pieces: 0, goods: 0, coreCharges: 0, total: 0 })
})

test('what is put in is not changed', () => {
  const [lines, queue] = [[cartLine('A-1', 1)], [intent(update('A-1', 2)), intent(remove('A-1'))]]
  const before = JSON.stringify([lines, queue])
  optimisticCart(lines, queue)
  expect(JSON.stringify([lines, queue])).toBe(before)
})
