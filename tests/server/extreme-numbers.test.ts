import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type CallName, calls, callNames } from '#contract/calls.ts'
import { cartShop } from './cart/support/shop.ts'

const shop = await cartShop()

/** Numbers at the edge of what JSON can say. `NaN` is no JSON and travels as text. */
const numbers: readonly unknown[] = [1e308, -1e308, 5e-324, 2 ** 53, 2 ** 31, 2 ** 63, -1, -0, 0.5, 'NaN', 'Infinity', '1e999', '9'.repeat(400)]
/** What stands in the place of anything else. */
const others: readonly unknown[] = [1e308, 'x'.repeat(20_000), 'a\u0000b', null, [[]]]

interface Schema {
  type: string
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  options?: readonly unknown[]
  pipe?: readonly Schema[]
  literal?: unknown
}

/** Values that mostly pass their schema, so that what stands beside an extreme is right. */
const plausible = [await shop.part(), 'e0d1c1d2-0000-4000-8000-000000000000', '2026-11-28T00:00:00.000Z', 'a@shop.test', 'US', 'standard', 'invoice', 'x', 1, true, null, [], {}]

/** What suits a schema as far as trying finds it. */
function sample(schema: Schema): unknown {
  const generic = schema as unknown as v.GenericSchema
  if (schema.entries) return Object.fromEntries(Object.entries(schema.entries).map(([name, one]) => [name, sample(one)]))
  if (schema.item) return [sample(schema.item)]
  if (schema.wrapped) return sample(schema.wrapped)
  if (schema.type === 'literal') return schema.literal
  if (schema.type === 'picklist') return schema.options?.[0]
  if (schema.type === 'union' || schema.pipe?.[0]?.type === 'union') return v.is(generic, 1) ? 1 : v.is(generic, '') ? '' : plausible.find((value) => v.is(generic, value))
  if (schema.type === 'number' || schema.pipe?.[0]?.type === 'number') return 1
  return plausible.find((value) => v.is(generic, value)) ?? 'x'
}

/** The places of an input at which a value of its own stands. */
function places(schema: Schema, path: readonly string[] = []): string[][] {
  if (schema.entries) return Object.entries(schema.entries).flatMap(([name, one]) => places(one, [...path, name]))
  if (schema.item) return [[...path], ...places(schema.item, [...path, '0'])]
  if (schema.wrapped) return places(schema.wrapped, path)
  return [[...path]]
}

function withValue(input: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(input)) return input.map((one, at) => (String(at) === first ? withValue(one, rest, value) : one))
  return { ...(typeof input === 'object' ? input : {}), [first]: withValue((input as Record<string, unknown> | null)?.[first], rest, value) }
}

const valueAt = (input: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined), input)

/** Each spends the one who asks: nothing more can be asked afterwards. */
const endsIt: ReadonlySet<CallName> = new Set(['deleteAccount', 'signOutEverywhere', 'logout'])

test.each(callNames.filter((name) => !endsIt.has(name)))('no extreme in any place of %s is a mistake of the shop', async (name) => {
  const { token } = await shop.customer(shop.general, true)
  const schema = calls[name].input as unknown as Schema
  const good = sample(schema)
  for (const place of places(schema)) {
    for (const extreme of typeof valueAt(good, place) === 'number' ? numbers : others) {
      const { status } = await shop.say(name, withValue(good, place, extreme), { token })
      expect([place.join('.'), String(extreme).slice(0, 20), status < 500]).toEqual([place.join('.'), String(extreme).slice(0, 20), true])
    }
  }
})
