import { button, field } from './hands.ts'
import { open, type Stage } from './stage.ts'

export const SAVED = { kind: 'h1', name: '^Saved on this (?:phone|device|tablet), not sent$', within: 'main' }
export const PLACED = { kind: 'h1', name: '^Thank you, the order is placed$', within: 'main' }

/** Where goods go: in the book of the customer before the journey begins. */
export const ADDRESS = {
  name: 'Robin Weaver',
  country: 'US',
  lines: ['418 South Pier Street'],
  city: 'Milwaukee',
  region: 'WI',
  postcode: '53204',
}

/** From the cart's contents to an order that waits on this device, while the shop is out of reach. Nothing of it was asked before. */
export async function saveOrder(stage: Stage, purchaseOrder: string): Promise<void> {
  const { click, fill } = stage.hands
  const press = (name: RegExp | string) => click(button(name, 'main'))
  await open(stage, '/shoppingCheckout')
  await click(field(/^Parcel/, 'main'))
  await press('On to the payment')
  await press('On to the review')
  await fill(field(/^Purchase order number/, 'main'), purchaseOrder)
  await fill(field(/^At most, in US dollars/, 'main'), '9000')
  await press(/^Save the order on this (?:phone|device|tablet)$/)
  await stage.hands.waitFor(SAVED)
}

/** The orders of this name that the shop has: quantity by part. */
export async function ordersAs({ customer }: Stage, purchaseOrder: string): Promise<Record<string, number>[]> {
  const { records } = await customer.say('orderList', { searchStr: purchaseOrder })
  return records
    .filter((order) => order.purchaseOrder === purchaseOrder)
    .map(({ parts }) => Object.fromEntries(parts.map(({ id, qty }) => [id, qty])))
}
