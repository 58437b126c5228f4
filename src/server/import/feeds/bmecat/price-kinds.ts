/** What the kinds of prices of BMEcat are for. */
export const priceKinds: Readonly<Record<string, string>> = {
  nrp: 'recommended retail price',
  net_list: 'list price without tax',
  gros_list: 'list price with tax',
  net_customer: 'the buyer’s own price without tax',
  net_customer_exp: 'the buyer’s own express price without tax',
}

/**
 * Kinds that become the shop's selling price by themselves, best first. What the buyer pays is the shop's purchase price, and a price with tax
 * would be taxed twice: both are taken only where they are asked for.
 */
export const sellingKinds: readonly string[] = ['nrp', 'net_list']
