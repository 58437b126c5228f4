import { beforeEach, expect, test } from 'vitest'
import { FreightNote } from '#app/screens/cart/FreightNote.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { shipCountry } from '#app/state/delivery/ship-country.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, openShop, words } from '../../../support/shell.tsx'

const way = (id: string, upToGrams: number, price: number) => ({
  id,
  name: id,
  steps: [{ upToGrams, price }],
  freeFrom: null,
  days: [2, 4],
  hint: '',
})

beforeEach(async () => {
  await openShop()
  catalogue.deliveryTerms.clear()
  Object.assign(shipCountry, { code: null, by: 'unknown' })
  localStorage.setItem('shipCountry', 'US')
  connectPort(
    portTo(async () =>
      envelopeReply({ result: { country: 'US', ways: [way('standard', 31_750, 34.95), way('freight', 500_000, 149)], taxed: false } }),
    ),
  )
  return () => localStorage.clear()
})

test('a cart that only freight takes says so, with its weight, the reason and the price', async () => {
  draw(
    <FreightNote
      lines={[
        { qty: 4, weightKg: 12.05, job: '' },
        { qty: 1, weightKg: 900, job: 'Loader 12' },
        { qty: 1, job: '' },
      ]}
    />,
  )
  await eventually(() =>
    expect(words()).toContain('This goes as freight on a pallet: it weighs 48.2 kg, and parcels go up to 31.8 kg. Freight costs $149.00.'),
  )
})

test('a cart that a parcel takes says nothing of freight', async () => {
  draw(<FreightNote lines={[{ qty: 2, weightKg: 12, job: '' }]} />)
  await eventually(() => expect(catalogue.deliveryTerms.queryStates['country=US']?.status).toBe('ready'))
  expect(words()).not.toContain('freight')
})
