/** The meanings of the price types of BMEcat, for messages. */
export const priceKindDescriptions: Readonly<Record<string, string>> = {
  nrp: 'recommended retail price',
  net_list: 'list price without tax',
  gros_list: 'list price with tax',
  net_customer: 'the buyer’s own price without tax',
  net_customer_exp: 'the buyer’s own express price without tax',
}

/**
 * The price types that become the selling price by default, best first. The buyer's own price (`net_customer`) is the shop's purchase
 * price, and a price with tax would be taxed twice. So both are used only when the operator asks for them.
 */
export const sellingPriceKinds: readonly string[] = ['nrp', 'net_list']
