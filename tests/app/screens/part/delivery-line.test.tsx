import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DeliveryLine } from '#app/screens/part/DeliveryLine.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { shipCountry } from '#app/state/delivery/ship-country.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { totalsForQuantity } from '#contract/pricing/pricing.ts'
import { partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, openShop, words } from '../../../support/shell.tsx'

const steps = [
  { upToGrams: 10_000, price: 19.95 },
  { upToGrams: 30_000, price: 39.95 },
]
const ways = [
  { id: 'standard', name: 'Parcel', steps, freeFrom: 500, days: [2, 4], hint: '' },
  { id: 'express', name: 'Express', steps: [{ upToGrams: 30_000, price: 60 }], freeFrom: null, days: [1, 1], hint: '' },
]
const counter = { id: 'collection', name: 'Collection', steps: [{ upToGrams: 1e9, price: 0 }], freeFrom: null, days: [0, 0], hint: '' }
const dearer = { ...ways[0], steps: [{ upToGrams: 30_000, price: 48 }], days: [6, 9] }
const sends: Record<string, readonly unknown[]> = { US: ways, DE: [dearer], FR: [counter], NO: [] }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:00:00Z') })
  await openShop()
  catalogue.deliveryTerms.clear()
  Object.assign(shipCountry, { code: null, by: 'unknown' })
  connectPort(
    portTo(async (request) => {
      const country = new URL(request.url).searchParams.get('country') ?? ''
      return envelopeReply({ result: { country, ways: sends[country] ?? [], taxed: false } })
    }),
  )
  return () => {
    vi.useRealTimers()
    localStorage.clear()
  }
})

const shown = (qty = 1, differs: Partial<PartDetail> = {}) => {
  const part = partDetail(differs)
  draw(<DeliveryLine part={part} quantityTotals={totalsForQuantity(part, qty)} />)
}
const said = () => words(document.querySelector('p') ?? undefined)
const says = (sentence: string) => eventually(() => expect(said()).toBe(sentence))

test.each([
  ['one piece', 1, {}, 'Nov 25 to Nov 27, $19.95 (Parcel)'],
  ['by the weight of all pieces', 3, { price: 50 }, 'Nov 25 to Nov 27, $39.95 (Parcel)'],
  ['free from a value of goods up', 4, {}, 'Nov 25 to Nov 27, free (Parcel)'],
  ['sold out until a day', 1, { stock: { state: 'out', qty: 0, restockOn: '2026-12-14' } }, 'Dec 16 to Dec 18, $19.95 (Parcel)'],
  ['more than there are', 13, { price: 1, weightKg: 1 }, '$39.95 (Parcel), no day known yet'],
  ['no parcel takes it', 1, { weightKg: 40 }, 'The shop does not send this there.'],
] as const)('to the chosen country: %s', async (_, qty, differs, sentence) => {
  localStorage.setItem('shipCountry', 'US')
  shown(qty, differs)
  await says(sentence)
})

test('it is not spoken unasked; another country is chosen by name, which is, and remembered', async () => {
  localStorage.setItem('shipCountry', 'US')
  shown()
  await says('Nov 25 to Nov 27, $19.95 (Parcel)')
  const live = () => document.querySelector('p')?.closest('[aria-live]:not([aria-live=off]), [role=status], [role=alert]')
  expect(live()).toBeFalsy()
  await userEvent.click(screen.getByRole('combobox', { name: 'Delivery to' }))
  expect(live()).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Delivery to' }), 'Germany')
  await says('Dec 1 to Dec 4, $48.00 (Parcel)')
  expect(localStorage.getItem('shipCountry')).toBe('DE')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Delivery to' }), 'France')
  await says('Only collected at the counter.')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Delivery to' }), 'Norway')
  await says('The shop does not send this there.')
})

test('nothing says where to: a country is asked for', async () => {
  const spoken = vi.spyOn(navigator, 'languages', 'get').mockReturnValue([])
  const options = new Intl.DateTimeFormat().resolvedOptions()
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Etc/Unknown' })
  shown()
  await says('Choose a country to see what delivery costs.')
  spoken.mockRestore()
  zone.mockRestore()
  await screen.findByRole('option', { name: 'United States' })
  await userEvent.selectOptions(screen.getByRole('combobox'), 'United States')
  await says('Nov 25 to Nov 27, $19.95 (Parcel)')
})

test('without a network, and with nothing kept, there is the country alone', async () => {
  localStorage.setItem('shipCountry', 'US')
  connectPort(
    portTo(async () => {
      throw new TypeError('Failed to fetch')
    }),
  )
  shown()
  await eventually(() => expect(catalogue.deliveryTerms.queryStates['country=US']?.status).toBe('failed'))
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'US')
  expect(said()).toBe('')
})

test('of a part whose weight is unknown nothing is said', async () => {
  localStorage.setItem('shipCountry', 'US')
  const { stock, minQty, ...part } = partDetail()
  draw(<DeliveryLine part={{ stock, minQty }} quantityTotals={totalsForQuantity(part, 1)} />)
  await eventually(() => expect(catalogue.deliveryTerms.queryStates['country=US']?.status).toBe('ready'))
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(said()).toBe('')
})

test('beside a stock that is unknown because it is old, no day is said', async () => {
  localStorage.setItem('shipCountry', 'US')
  const part = partDetail()
  draw(
    <DataTimeProvider dataTime="2026-11-19T10:00:00Z">
      <DeliveryLine part={part} quantityTotals={totalsForQuantity(part, 1)} />
    </DataTimeProvider>,
  )
  await says('$19.95 (Parcel), no day known yet')
})
