import { beforeEach, expect, test, vi } from 'vitest'
import { addresses } from '#app/state/addresses/addresses.ts'
import { chooseShipCountry, findShipCountry, shipCountry } from '#app/state/delivery/ship-country.ts'
import type { OptimisticAddress } from '#data/outbox/optimistic-addresses.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const find = () => findShipCountry(storage, () => ({ languages: ['en-US'], timeZone: 'Europe/Berlin' }))
// Only what is looked at here of a row of the book.
const row = (country: string, defaultFor: string[] = []) => ({ country, defaultFor }) as unknown as OptimisticAddress

beforeEach(async () => {
  stored.clear()
  addresses.rows = []
  await find()
})

test('without an address it is guessed, and said to be a guess', async () => {
  expect(shipCountry).toMatchObject({ code: 'DE', by: 'guess' })
})

test('the default address says better, and another address when none is default', async () => {
  addresses.rows = [row('US'), row('CA', ['billing']), row('MX', ['shipping'])]
  await find()
  expect(shipCountry).toMatchObject({ code: 'MX', by: 'address' })
  addresses.rows = [row('CA', ['billing']), row('US')]
  await find()
  expect(shipCountry).toMatchObject({ code: 'CA', by: 'address' })
})

test('what was chosen here is remembered and wins, until it is forgotten', async () => {
  addresses.rows = [row('MX', ['shipping'])]
  await chooseShipCountry('FR', storage)
  expect(shipCountry).toMatchObject({ code: 'FR', by: 'choice' })
  await find()
  expect(shipCountry).toMatchObject({ code: 'FR', by: 'choice' })
  await chooseShipCountry('', storage)
  expect(shipCountry).toMatchObject({ code: 'MX', by: 'address' })
})

test('what is no country is not believed, wherever it comes from', async () => {
  stored.set('shipCountry', 'Atlantis')
  addresses.rows = [row('XX', ['shipping'])]
  await find()
  expect(shipCountry).toMatchObject({ code: 'DE', by: 'guess' })
})

test('what was chosen while it was being guessed stands', async () => {
  vi.resetModules()
  const fresh = await import('#app/state/delivery/ship-country.ts')
  const guess = fresh.findShipCountry(storage, () => ({ languages: [], timeZone: 'Europe/Vienna' }))
  expect(fresh.shipCountry).toMatchObject({ code: null, by: 'unknown' })
  await fresh.chooseShipCountry('FR', storage)
  await guess
  expect(fresh.shipCountry).toMatchObject({ code: 'FR', by: 'choice' })
})
