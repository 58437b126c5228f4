import { beforeEach, expect, test } from 'vitest'
import { findHomeRegion } from '#app/state/delivery/find-home-region.ts'
import { homeRegion, storeHomeRegion } from '#app/state/delivery/home-region.ts'

beforeEach(() => localStorage.clear())

test('the region of the delivery country is kept for the next page', async () => {
  expect(homeRegion()).toBeNull()
  localStorage.setItem('shipCountry', 'JP')
  await findHomeRegion()
  expect(homeRegion()).toBe('3')
})

test('a country without makes of its own leaves the order as it is, also after another country', async () => {
  storeHomeRegion('3')
  localStorage.setItem('shipCountry', 'KE')
  await findHomeRegion()
  expect(homeRegion()).toBeNull()
})

test('what is no region is not believed', () => {
  localStorage.setItem('homeRegion', 'Atlantis')
  expect(homeRegion()).toBeNull()
})
