import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CallName, calls } from '#contract/calls.ts'
import { anySign } from '../support/any-sign.ts'
import { extremesOf, inputWith, lastingCalls, type Place, placesOf, sampleInput, valueAt } from '../support/call-inputs.ts'
import { runs } from '../support/runs.ts'
import { cartShop } from './cart/support/shop.ts'

const shop = await cartShop()
const mcode = await shop.part()
const { token } = await shop.customer(shop.general, true)

interface Tried {
  name: CallName
  place: Place
  value: unknown
}

const placesOfCalls = lastingCalls.flatMap((name) => placesOf(name).map((place) => ({ name, place })))
const tried: fc.Arbitrary<Tried> = fc
  .constantFrom(...placesOfCalls)
  .chain(({ name, place }) =>
    fc
      .oneof(
        { weight: 3, arbitrary: fc.constantFrom(...extremesOf(valueAt(sampleInput(name, mcode), place))) },
        { weight: 1, arbitrary: fc.string({ unit: anySign, maxLength: 100 }) },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
      )
      .map((value) => ({ name, place, value })),
  )

test('no value in any place of any call is a mistake of the shop', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(tried, async ({ name, place, value }) => {
      const { status } = await shop.say(name, inputWith(name, mcode, place, value), { token })
      expect(status).toBeLessThan(500)
    }),
    runs(150),
  )
})

const DEPTH = 15_000
const deep = { lists: '['.repeat(DEPTH) + ']'.repeat(DEPTH), objects: `${'{"":'.repeat(DEPTH / 2)}1${'}'.repeat(DEPTH / 2)}` }

test.each(Object.entries(deep))(
  '%s that nest thousands deep overflow nothing, in the place of any input or of a field of it',
  async (_, value) => {
    const bodies = fc
      .constantFrom(...placesOfCalls.filter(({ name }) => calls[name].method !== 'GET'))
      .map(({ name, place: [field] }) => ({ name, field }))
    for (const { name, field } of fc.sample(bodies, runs(40))) {
      const { status } = await shop.say(name, {}, { token, body: field === undefined ? value : `{${JSON.stringify(field)}:${value}}` })
      // What needs nothing said takes anything.
      expect([name, field, field === undefined ? status < 500 : status >= 400 && status < 500]).toEqual([name, field, true])
    }
  },
)
