import * as fc from 'fast-check'
import { guestCommand } from './guest-commands.ts'

/**
 * What becomes of a request in the network. `late`: given up by the device, and delivered at some later time. `slow`: the shop answers now,
 * the device hears later.
 */
export const fates = [
  'deliver',
  'drop-request',
  'drop-reply',
  'twice',
  'late',
  'slow',
  'gateway',
  'hotel',
  'gateway-401',
  'gateway-400',
] as const
export type Fate = (typeof fates)[number]
export type HeldFate = Extract<Fate, 'deliver' | 'drop-request' | 'drop-reply'>

const device = fc.constantFrom<(0 | 1)[]>(0, 0, 1)
const tab = fc.constantFrom<(0 | 1)[]>(0, 0, 0, 0, 1)
/** Mostly the same few parts, so that changes meet. */
const part = fc.constantFrom(0, 0, 0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 6)
const qty = fc.integer({ min: 1, max: 5 })

/** `old`: the page shows the price of the first day. */
const add = fc.record({ do: fc.constant('add' as const), device, part, qty, old: fc.boolean() })
const dearer = fc.record({ do: fc.constant('dearer' as const), part })
const update = fc.record({ do: fc.constant('update' as const), device, part, qty })
const remove = fc.record({ do: fc.constant('delete' as const), device, parts: fc.uniqueArray(part, { minLength: 1, maxLength: 3 }) })
const clear = fc.record({ do: fc.constant('clear' as const), device })
const setAside = fc.record({
  do: fc.constant('set-aside' as const),
  device,
  parts: fc.uniqueArray(part, { minLength: 1, maxLength: 2 }),
  job: fc.constantFrom('', 'Bay 2'),
})
const drain = fc.record({ do: fc.constant('drain' as const), device, tab })
const good = fc.record({ do: fc.constant('network' as const), device, tab, fate: fc.constant<Fate>('deliver') })
const bad = fc.record({
  do: fc.constant('network' as const),
  device,
  tab,
  fate: fc.constantFrom<Fate>(...fates, 'drop-reply', 'drop-reply'),
})
const kill = fc.record({ do: fc.constant('kill' as const), device, arrives: fc.boolean() })
const lateArrives = fc.record({ do: fc.constant('late-arrives' as const) })
const expire = fc.record({ do: fc.constant('expire' as const) })
const signIn = fc.record({ do: fc.constant('sign-in' as const), device, owner: fc.constantFrom(0, 0, 0, 1) })
const restart = fc.record({ do: fc.constant('restart' as const) })
const retry = fc.record({ do: fc.constant('retry' as const), device })
const discard = fc.record({ do: fc.constant('discard' as const), device })
/** A newer version of the shop was open on the device and has upgraded its database; this one goes on. */
const newer = fc.record({ do: fc.constant('newer' as const), device })
/** The database gives no answer to the next change. `written`: it has written it down all the same. */
const silent = fc.record({ do: fc.constant('silent' as const), device, written: fc.boolean() })
/** The page sends what it holds because its database was silent. */
const held = fc.record({
  do: fc.constant('send-held' as const),
  device,
  fate: fc.constantFrom<HeldFate[]>('deliver', 'deliver', 'drop-request', 'drop-reply'),
})

const command = fc.oneof(
  { weight: 6, arbitrary: add },
  { weight: 3, arbitrary: update },
  { weight: 3, arbitrary: remove },
  { weight: 1, arbitrary: clear },
  { weight: 1, arbitrary: setAside },
  { weight: 6, arbitrary: drain },
  { weight: 6, arbitrary: good },
  { weight: 8, arbitrary: bad },
  { weight: 2, arbitrary: kill },
  { weight: 1, arbitrary: lateArrives },
  { weight: 1, arbitrary: expire },
  { weight: 2, arbitrary: signIn },
  { weight: 1, arbitrary: restart },
  { weight: 1, arbitrary: retry },
  { weight: 1, arbitrary: discard },
  { weight: 1, arbitrary: dearer },
  { weight: 1, arbitrary: newer },
  { weight: 1, arbitrary: silent },
  { weight: 1, arbitrary: held },
  { weight: 8, arbitrary: guestCommand },
)
export type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

export interface Schedule {
  /** Whether the device has Web Locks; without, two tabs may send one intent at the same time. */
  locks: boolean
  commands: Command[]
}

/**
 * A day in the life of one cart: two devices, three parts of plenty, four that the shop may refuse, and a network that does everything a
 * network can do.
 */
export const schedules: fc.Arbitrary<Schedule> = fc.record({
  locks: fc.constantFrom(true, true, true, false),
  commands: fc.array(command, { minLength: 8, maxLength: 40, size: 'max' }),
})
