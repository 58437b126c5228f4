import { beforeEach, expect, test } from 'vitest'
import { addresses } from '#app/state/account/addresses.ts'
import { chooseShipCountry, findShipCountry, shipCountry } from '#app/state/delivery/ship-country.ts'
import type { OptimisticAddress } from '#data/outbox/optimistic-book.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const find = () => findShipCountry(storage, () => ({ languages: ['en-US'], timeZone: 'Europe/Berlin' }))
// Only what is looked at here of a row of the book.
const row = (country: string, defaultFor: string[] = []) => ({ country, defaultFor }) as unknown as OptimisticAddress

beforeEach(() => {
  stored.clear()
  addresses.rows = []
  find()
})

test('without an address it is guessed, and said to be a guess', () => {
  expect(shipCountry).toMatchObject({ code: 'DE', by: 'guess' })
})

test('the default address says better, and another address when none is default', () => {
  addresses.rows = [row('US'), row('CA', ['billing']), row('MX', ['shipping'])]
  find()
  expect(shipCountry).toMatchObject({ code: 'MX', by: 'address' })
  addresses.rows = [row('CA', ['billing']), row('US')]
  find()
  expect(shipCountry).toMatchObject({ code: 'CA', by: 'address' })
})

test('what was chosen here is remembered and wins, until it is forgotten', () => {
  addresses.rows = [row('MX', ['shipping'])]
  chooseShipCountry('FR', storage)
  expect(shipCountry).toMatchObject({ code: 'FR', by: 'choice' })
  find()
  expect(shipCountry).toMatchObject({ code: 'FR', by: 'choice' })
  chooseShipCountry('', storage)
  expect(shipCountry).toMatchObject({ code: 'MX', by: 'address' })
})

test('what is no country is not believed, wherever it comes from', () => {
  stored.set('shipCountry', 'Atlantis')
  addresses.rows = [row('XX', ['shipping'])]
  find()
  expect(shipCountry).toMatchObject({ code: 'DE', by: 'guess' })
})
