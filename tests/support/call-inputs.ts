import * as v from 'valibot'
import { type CallName, callNames, calls } from '#contract/calls.ts'

/** What the walk below reads of a Valibot schema. */
interface Schema {
  type: string
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  options?: readonly unknown[]
  pipe?: readonly Schema[]
  literal?: unknown
}

const schemaOf = (name: CallName): Schema => calls[name].input as unknown as Schema

/** What suits the input of a call as far as trying finds it; `mcode` is a part that the shop has. */
export function sampleInput(name: CallName, mcode: string): unknown {
  const plausible = [
    mcode,
    'e0d1c1d2-0000-4000-8000-000000000000',
    '2026-11-28T00:00:00.000Z',
    'a@shop.test',
    'US',
    'standard',
    'invoice',
    'x',
    1,
    true,
    null,
    [],
    {},
  ]
  const sample = (schema: Schema): unknown => {
    const generic = schema as unknown as v.GenericSchema
    if (schema.entries) return Object.fromEntries(Object.entries(schema.entries).map(([field, one]) => [field, sample(one)]))
    if (schema.item) return [sample(schema.item)]
    if (schema.wrapped) return sample(schema.wrapped)
    if (schema.type === 'literal') return schema.literal
    if (schema.type === 'picklist') return schema.options?.[0]
    if (schema.type === 'union' || schema.pipe?.[0]?.type === 'union')
      return v.is(generic, 1) ? 1 : v.is(generic, '') ? '' : plausible.find((value) => v.is(generic, value))
    if (schema.type === 'number' || schema.pipe?.[0]?.type === 'number') return 1
    return plausible.find((value) => v.is(generic, value)) ?? 'x'
  }
  return sample(schemaOf(name))
}

export type Place = readonly string[]

/** The places of a call's input at which a value of its own stands, and each list whole. */
export function placesOf(name: CallName): Place[] {
  const places = (schema: Schema, path: Place): Place[] => {
    if (schema.entries) return Object.entries(schema.entries).flatMap(([field, one]) => places(one, [...path, field]))
    if (schema.item) return [path, ...places(schema.item, [...path, '0'])]
    if (schema.wrapped) return places(schema.wrapped, path)
    return [path]
  }
  return places(schemaOf(name), [])
}

/** A good input of a call with another value in one place. Half a sign cannot be written into an address. */
export function inputWith(name: CallName, mcode: string, place: Place, value: unknown): unknown {
  const isSayable = !calls[name].path.includes(':') || typeof value !== 'string'
  return withValue(sampleInput(name, mcode), place, isSayable ? value : value.replace(/\p{Cs}/gu, '?'))
}

function withValue(input: unknown, [first, ...rest]: Place, value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(input)) return input.map((one, at) => (String(at) === first ? withValue(one, rest, value) : one))
  return {
    ...(typeof input === 'object' ? input : {}),
    [first]: withValue((input as Record<string, unknown> | null)?.[first], rest, value),
  }
}

export const valueAt = (input: unknown, path: Place): unknown =>
  path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined),
    input,
  )

/** Numbers at the edge of what JSON can say. `NaN` is no JSON and travels as text. */
const numbers: readonly unknown[] = [
  1e308,
  -1e308,
  5e-324,
  2 ** 53,
  2 ** 31,
  2 ** 63,
  -1,
  -0,
  0.5,
  'NaN',
  'Infinity',
  '1e999',
  '9'.repeat(400),
]

/** Times that a schema of times may take and a database may not. */
const times = [
  '0000-01-01T00:00:00.000Z',
  '0000-12-31T23:59:59Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-31T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
]
const texts = [
  'x'.repeat(20_000),
  'a\u0000b',
  '\u0000',
  'a\ud800b',
  '\udc00',
  '\u202e\u200b',
  "'; drop table part; --",
  '%',
  '\\',
  '__proto__',
  'constructor',
  '{"a":1}',
  'ﬃ'.repeat(30),
  '😀'.repeat(30),
]

/** What may stand in a place where the value of a good input stands: of a number other numbers, of a list longer ones. */
export function extremesOf(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return numbers
  if (Array.isArray(value))
    return [[], null, {}, 'x', ...[2, 50, 300, 10_000].map((length) => Array.from({ length }, () => value[0] ?? 'x'))]
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  return [...(isTime ? times : [times[0], times[3]]), ...texts, 1e308, null, [[]], {}]
}

/** Each ends the session of who asks: nothing more can be asked afterwards. */
const endsSession: ReadonlySet<CallName> = new Set(['deleteAccount', 'signOutEverywhere', 'logout'])
export const lastingCalls = callNames.filter((name) => !endsSession.has(name))
