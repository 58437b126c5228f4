import { paths } from '#contract/paths.ts'

const CHECKOUT = '/shoppingCheckout'

/** The address of the checkout; null as long as the shop has no such page. */
export const checkoutWay: string | null = Object.values<string>(paths).includes(CHECKOUT) ? CHECKOUT : null
