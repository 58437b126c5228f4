import type { CallInputOf, CallResultOf } from '#contract/calls.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { callShop, demo } from './account.ts'
import type { Customer } from './customer.ts'

export type Placed = CallResultOf<'orderPlace'>

const address = {
  name: 'Robin Weaver',
  company: 'Weaver Garage',
  phone: '+1 414 555 0100',
  country: 'US',
  lines: ['100 Water Street'],
  city: 'Milwaukee',
  region: 'WI',
  postcode: '53202',
}

/** Parts that anyone can order one of, different ones. */
export async function orderableParts(count: number): Promise<PartCard[]> {
  const found: PartCard[] = []
  for (let group = 1; group <= 8 && found.length < count; group += 1)
    for (let pageNo = 1; found.length < count; pageNo += 1) {
      const { records, pages } = await callShop('aggregationSearch', { backCategoryId: String(group), pageNo, pageSize: 100 })
      found.push(
        ...records.filter(
          ({ stock, minQty, mcode }) => stock.state === 'in' && minQty === undefined && !found.some((one) => one.mcode === mcode),
        ),
      )
      if (pageNo >= pages) break
    }
  if (found.length < count) throw new Error(`The demo catalogue has only ${found.length} parts that can be ordered`)
  return found.slice(0, count)
}

/** Orders parts by calls, without a browser; fetched at the counter, so that weight and country let nothing fail. */
export async function placeOrder(
  customer: Customer,
  wanted: readonly { mcode: PartCard['mcode']; qty: number }[],
  more: Pick<CallInputOf<'checkoutQuote'>, 'lineNotes' | 'purchaseOrder' | 'jobName'> = {},
): Promise<Placed> {
  for (const { mcode, qty } of wanted) await customer.add(mcode, qty)
  const choices = { address, delivery: 'collection', payment: 'invoice', ...more } as const
  const quote = await callShop('checkoutQuote', choices, customer.token)
  if (quote.quoteHash === '') throw new Error(`Cannot be ordered: ${JSON.stringify([quote.problems, quote.missing])}`)
  const lines = quote.lines.map(({ id, qty }) => ({ id, qty }))
  return callShop('orderPlace', { ...choices, lines, quoteHash: quote.quoteHash }, customer.token)
}

/** The whole order, as the shop says it. */
export const orderOf = ({ token }: Pick<Customer, 'token'>, id: string): Promise<CallResultOf<'orderDetail'>> =>
  callShop('orderDetail', { id }, token)

/** An order of the demo customer: somebody else's. */
export async function somebodyElsesOrder(): Promise<{ id: string; number: string }> {
  const { token } = await callShop('marcoLogin', demo)
  const [order] = (await callShop('orderList', {}, token)).records
  if (order === undefined) throw new Error('The demo customer has no orders')
  return order
}
