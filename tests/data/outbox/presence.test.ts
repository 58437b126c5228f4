import { expect, test } from 'vitest'
import { linePresenceOf } from '#data/outbox/presence.ts'
import { add, cartLine, intent, refused, remove, update } from '../../support/cart/lines.ts'

const here = [cartLine('A-1', 2)]

test('without a list nothing is known of a line, until a change says so', () => {
  expect(linePresenceOf('A-1', null, [])).toBe('unknown')
  expect(linePresenceOf('A-1', null, [intent(add('A-1', 1))])).toBe('yes')
  expect(linePresenceOf('A-1', null, [intent(remove('A-1'))])).toBe('no')
})

test('changes count in their order, and only those of the line', () => {
  expect(linePresenceOf('A-1', here, [intent(remove('A-1')), intent(add('A-1', 1))])).toBe('yes')
  expect(linePresenceOf('A-1', here, [intent(add('A-1', 1)), intent(remove('A-1'))])).toBe('no')
  expect(linePresenceOf('A-1', here, [intent(remove('B-1'))])).toBe('yes')
})

test('what was refused changes nothing', () => {
  expect(linePresenceOf('A-1', here, [intent(remove('A-1'), refused)])).toBe('yes')
  expect(linePresenceOf('A-1', [], [intent(add('A-1', 1), refused)])).toBe('no')
})

test('a line of which the shop has left no piece is not there any more', () => {
  const set = update('A-1', 5)
  expect(linePresenceOf('A-1', here, [intent(set, { state: 'confirmed', left: 0 })])).toBe('no')
  expect(linePresenceOf('A-1', here, [intent(set, { state: 'confirmed', left: 3 })])).toBe('yes')
})
