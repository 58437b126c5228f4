import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import ApplicationScreen from '#app/screens/fitment/ApplicationScreen.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { storeHomeRegion } from '#app/state/delivery/home-region.ts'
import { connectPort } from '#app/state/page/ask.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, linksOf, namesOf, openShop, standsAt } from '../../../support/shell.tsx'

const brand = (name: string) => ({ id: name.toLowerCase(), name, modelCount: 2, partCount: 9 })
let names: string[] = []
/** The headings of regions in their order. */
const regions = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const makes = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => within(row).queryByRole('link')?.querySelector('span')?.textContent)
    .filter(Boolean)

async function open(address = '/prod/app/1') {
  await openShop(address)
  for (const resource of Object.values(catalogue)) resource.clear()
  const application = { id: '1', name: 'Automotive', title: 'Automotive', icon: 'car', partCount: 9 }
  // Nothing else is answered: what is fetched ahead is no concern of these tests.
  const never = new Promise<Response>(() => undefined)
  const makesReply = () => envelopeReply({ result: { ...application, brands: names.map(brand) } })
  connectPort(portTo(({ url }) => (url.includes('appInfo') ? makesReply() : never)))
  draw(<ApplicationScreen params={{ appid: '1' as Id }} />)
  await screen.findByText(/^\d+ makes?$/, { selector: '[role=status]' })
}

beforeEach(() => {
  localStorage.clear()
  names = ['Toyota', 'Ford', 'Audi', 'Kia', 'Volkswagen']
})

test('makes stand under their regions, in the order of the specification', async () => {
  await open()
  expect(regions()).toEqual(['Europe', 'North America', 'Japan', 'Korea'])
  expect(makes()).toEqual(['Audi', 'Volkswagen', 'Ford', 'Toyota', 'Kia'])
})

test('only regions are landmarks: letters repeat from region to region', async () => {
  names = ['Audi', 'Acura', 'Kia']
  await open()
  const landmarks = screen.getAllByRole('region').map((one) => one.getAttribute('aria-labelledby') ?? one.getAttribute('aria-label'))
  expect(landmarks).toHaveLength(new Set(landmarks).size)
  expect(landmarks).not.toContain('A')
})

test('the region of the customer’s country comes first', async () => {
  storeHomeRegion('3')
  await open()
  expect(regions()).toEqual(['Japan', 'Europe', 'North America', 'Korea'])
})

test('a region is chosen by its chip, which is part of the address, and let go by it', async () => {
  await open()
  const chips = () => linksOf(screen.getByRole('navigation', { name: 'Regions' }))
  expect(chips()).toEqual([
    ['Europe 2', '/prod/app/1?region=1'],
    ['North America 1', '/prod/app/1?region=2'],
    ['Japan 1', '/prod/app/1?region=3'],
    ['Korea 1', '/prod/app/1?region=4'],
  ])
  await userEvent.click(screen.getByRole('link', { name: 'Japan 1' }))
  expect([standsAt(), makes()]).toEqual(['/prod/app/1?region=3', ['Toyota']])
  expect(chips()).toHaveLength(4)
  await userEvent.click(screen.getByRole('link', { name: 'Japan 1' }))
  expect([standsAt(), makes().length]).toEqual(['/prod/app/1', 5])
})

test.each(['?region=5', '?region=x'])('a region without makes (%s) hides none', async (query) => {
  await open(`/prod/app/1${query}`)
  expect(makes()).toHaveLength(5)
})

test('makes of one region need neither headings nor chips', async () => {
  names = ['Audi', 'Volkswagen']
  await open()
  expect(regions()).toEqual(['A', 'V'])
  expect(namesOf('navigation')).not.toContain('Regions')
})
