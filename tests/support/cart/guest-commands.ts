import * as fc from 'fast-check'

const device = fc.constantFrom<(0 | 1)[]>(0, 0, 1)
const part = fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4, 5, 6)
/** Ends the browser so many steps of its event loop after a tab began to make the list a cart. */
const killedAfter = fc.option(fc.integer({ min: 0, max: 40 }), { freq: 2 })

const add = fc.record({ do: fc.constant('guest-add' as const), device, part, qty: fc.integer({ min: 1, max: 5 }) })
const set = fc.record({ do: fc.constant('guest-set' as const), device, part, qty: fc.integer({ min: 0, max: 5 }) })
const sessionEnds = fc.record({ do: fc.constant('session-ends' as const), device })
const signIn = fc.record({
  do: fc.constant('guest-sign-in' as const),
  device,
  adds: fc.array(fc.record({ part, qty: fc.integer({ min: 1, max: 5 }) }), { maxLength: 3 }),
  owner: fc.constantFrom(0, 0, 0, 1),
  tabs: fc.constantFrom(1, 1, 2, 3),
  killedAfter,
})

/**
 * What guests do on a device: a session ends, parts are put on the list, changed and taken off, and after some more (`adds`) somebody signs
 * in, in one tab or in several at the same moment.
 */
export const guestCommand = fc.oneof(
  { weight: 4, arbitrary: add },
  { weight: 1, arbitrary: set },
  { weight: 2, arbitrary: sessionEnds },
  { weight: 2, arbitrary: signIn },
)
export type GuestCommand = typeof guestCommand extends fc.Arbitrary<infer C> ? C : never
