import type { Locator } from '@playwright/test'
import type { CallInputOf } from '#contract/calls.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import type { Order } from '#contract/orders/order.ts'
import { callShop } from './account.ts'
import { someParts } from './pages.ts'
import { asked } from './shop.ts'

const address = {
  ...{ name: 'Robin Weaver', country: 'US', lines: ['12 Harbor Street'] },
  ...{ city: 'Milwaukee', region: 'WI', postcode: '53204' },
}

interface Wanted {
  jobName?: string
  purchaseOrder?: string
}

/** Places an order for whoever the token belongs to, as the checkout does, without a browser: by invoice, as a parcel. */
export async function placedOrder(token: string, lines: readonly { id: Mcode; qty: number }[], wanted: Wanted = {}): Promise<Order> {
  for (const { id, qty } of lines) await callShop('cartAdd', { mcode: id, qty }, token)
  const choices = { ids: lines.map(({ id }) => id), address, delivery: 'standard', payment: 'invoice', ...wanted } as const
  const quote = await callShop('checkoutQuote', choices, token)
  if (quote.quoteHash === '') throw new Error(`This cannot be ordered: ${JSON.stringify(quote.problems)}`)
  const { ids: _ids, ...chosen } = choices
  const wish: CallInputOf<'orderPlace'> = { ...chosen, lines: quote.lines.map(({ id, qty }) => ({ id, qty })), quoteHash: quote.quoteHash }
  const { id } = await callShop('orderPlace', wish, token)
  return callShop('orderDetail', { id }, token)
}

/** Parts without a core charge that lie on the shelf, most pieces first, so that orders of other tests take nothing away. */
export async function plentiful(): Promise<PartDetail[]> {
  const cards = [...(await someParts('1')), ...(await someParts('2'))].filter(({ stock, coreCharge }) => coreCharge === 0 && stock.qty > 0)
  const details = await Promise.all(cards.slice(0, 20).map(({ mcode }) => asked('productDetail', { mcode })))
  return details.filter(({ minQty }) => minQty === 1).sort((one, other) => other.stock.qty - one.stock.qty)
}

/**
 * An order of which something may go back, but only under its warranty: it was delivered more than 30 days ago. `nth`: of several, so that
 * tests do not share one.
 */
export async function longDelivered(token: string, nth = 0): Promise<Order> {
  const { records } = await callShop('orderList', { tab: 'delivered', pageSize: 100 }, token)
  let seen = 0
  for (const { id } of records) {
    const order = await callShop('orderDetail', { id }, token)
    const delivered = order.events.find(({ what, state }) => what === 'state' && state === 'delivered')
    const days = (Date.now() - Date.parse(delivered?.at ?? '')) / 86_400_000
    if (!order.may.return || days < 35 || days > 300) continue
    if (seen === nth) return order
    seen += 1
  }
  throw new Error('The demo customer has no such order')
}

/** What the demo data are known to hold. */
export function must<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The demo data have nothing of the kind')
  return found
}

/** Says in the form of a return whether a piece goes back: a single piece is ticked, of several their number is chosen. */
export async function choosePieces(control: Locator, qty: 0 | 1): Promise<void> {
  if ((await control.getAttribute('type')) === 'checkbox') await control.setChecked(qty === 1)
  else await control.selectOption(String(qty))
}
