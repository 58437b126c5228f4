import { expect, test } from 'vitest'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { calls } from '#contract/calls.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'

const lines: [string, CallDefinition][] = Object.entries(calls)

/** Fresh, because their stock changes with each claim, but the same for everybody. */
const gifts = ['giftsMall', 'giftDetail']

test('a reply that belongs to a person or a moment is never held: no fresh call has a resource, but the gifts of everybody', () => {
  const fresh = lines.filter(([, line]) => line.fresh).map(([name]) => name)
  expect(fresh).toContain('profile')
  expect(fresh).toContain('randomImage')
  expect(Object.keys(catalogue).filter((name) => fresh.includes(name))).toEqual(gifts)
})

test('every other reading call has one', () => {
  const read = lines.filter(([name, line]) => line.method === 'GET' && (!line.fresh || gifts.includes(name)))
  expect(Object.keys(catalogue).toSorted()).toEqual(read.map(([name]) => name).toSorted())
})
