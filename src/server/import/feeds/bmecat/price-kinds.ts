/** What the BMEcat price types mean. */
export const priceKinds: Readonly<Record<string, string>> = {
  nrp: 'recommended retail price',
  net_list: 'list price without tax',
  gros_list: 'list price with tax',
  net_customer: 'the buyer’s own price without tax',
  net_customer_exp: 'the buyer’s own express price without tax',
}

/**
 * Price types that are used as the selling price by default, best first. The buyer's price is the shop's purchase price, and a price with
 * tax would be taxed twice. Both are used only on request.
 */
export const sellingKinds: readonly string[] = ['nrp', 'net_list']
