import { expect, test } from 'vitest'
import { resolveDependentChanges } from '#data/outbox/dependents.ts'
import { add, cartLine, intent, refused, remove, sent, update } from '../../support/cart/lines.ts'

const change = intent(add('A-1', 4), { ...refused, id: 'refused', seq: 1 })

test('a quantity set on a line that does not come to be becomes that of the refused change', () => {
  const later = intent(update('A-1', 2), { id: 'later', seq: 2 })
  const settled = resolveDependentChanges(change, [change, later], [])
  expect(settled.deleted).toEqual([later])
  expect(settled.updated).toMatchObject([{ id: 'refused', state: 'refused', input: { qty: 2 } }])
})

test('a quantity set on a line that is there takes the refused change’s place', () => {
  const later = intent(update('A-1', 2), { seq: 2 })
  expect(resolveDependentChanges(change, [change, later], [cartLine('A-1', 1)])).toEqual({ deleted: [change], updated: [] })
})

test('a delete takes the refused change with it, and goes itself when there is no such line', () => {
  const later = intent(remove('A-1', 'B-1'), { seq: 2 })
  const settled = resolveDependentChanges(change, [change, later], [cartLine('B-1', 1)])
  expect(settled.deleted).toEqual([change])
  expect(settled.updated).toMatchObject([{ seq: 2, input: { ids: 'B-1' } }])
})

test('what was sent, what is about other lines, and what is added later goes its own way', () => {
  const queue = [
    change,
    intent(update('A-1', 2), { ...sent, seq: 2 }),
    intent(update('B-1', 2), { seq: 3 }),
    intent(add('A-1', 1), { seq: 4 }),
  ]
  expect(resolveDependentChanges(change, [...queue, intent(update('A-1', 9), { seq: 5 })], [])).toEqual({ deleted: [], updated: [change] })
})

test('without ever having seen a list, both are kept', () => {
  expect(resolveDependentChanges(change, [change, intent(update('A-1', 2), { seq: 2 })], null)).toEqual({ deleted: [], updated: [change] })
})
