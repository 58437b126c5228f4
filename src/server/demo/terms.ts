import { deliveryTexts } from '#contract/checkout/checkout.ts'
import type { Db } from '#server/db/open.ts'
import { defaultOrderTerms, type OrderTerms } from '#server/orders/terms.ts'

const europeanCountries = ['AT', 'BE', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'LU', 'NL', 'NO', 'PL', 'PT', 'SE']
const gramsOfKilos = (count: number) => count * 1000
const salesTax = (region: string, name: string, rate: number, onShipping: boolean) => ({
  country: 'US',
  region,
  name: `${name} sales tax`,
  rate,
  onShipping,
  onCores: false,
  exemptWithVatId: false,
})

const airParcelDelivery = (
  centsOf: (kilo: number) => number,
  countries: readonly string[],
  days: [number, number],
): OrderTerms['deliveries'][number] => ({
  id: 'standard',
  name: 'Air parcel',
  countries: [...countries],
  freeFromCents: null,
  days,
  hint: 'Duties and taxes of your country are paid on arrival.',
  steps: [1, 5, 10, 20, 30].map((kilo) => ({ upToGrams: gramsOfKilos(kilo), cents: centsOf(kilo) })),
})

/**
 * Returns the terms of sale of a demo shop: shipping prices by weight for the United States, Canada, Europe and the rest of the world, one
 * counter, and taxes of the states in which the shop has a site.
 */
const demoTermsOf = (own: Pick<OrderTerms, 'orderPrefix' | 'taxes' | 'counter' | 'bank' | 'sellerTaxId'>): OrderTerms => ({
  ...defaultOrderTerms,
  ...own,
  deliveries: [
    ...defaultOrderTerms.deliveries.map((row) => (row.id === 'collection' ? { ...row, hint: own.counter.hint } : row)),
    { ...airParcelDelivery((kilo) => 1495 + kilo * 180, ['CA', 'MX'], [5, 9]), name: deliveryTexts.standard },
    airParcelDelivery((kilo) => 2995 + kilo * 420, europeanCountries, [6, 11]),
    airParcelDelivery((kilo) => 3995 + kilo * 650, ['*'], [8, 16]),
  ],
})

/** The terms of sale of each demo shop. The taxes are invented but realistic. The bank is invented too. */
const demoTerms: Record<string, OrderTerms> = {
  general: demoTermsOf({
    orderPrefix: 'CW',
    taxes: [
      salesTax('WI', 'Wisconsin', 5500, true),
      salesTax('IL', 'Illinois', 6250, false),
      salesTax('MN', 'Minnesota', 6875, true),
      salesTax('MI', 'Michigan', 6000, true),
      salesTax('IA', 'Iowa', 6000, false),
    ],
    counter: { country: 'US', region: 'WI', hint: '2210 Foundry Street, Milwaukee. Weekdays 7:30 to 18:00, Saturdays until 13:00.' },
    bank: ['Crankworks Inc.', 'Lakefront Demo Bank', 'Routing 000000000', 'Account 0000 4411 20'],
    sellerTaxId: '00-0004411',
  }),
  harbor: demoTermsOf({
    orderPrefix: 'HF',
    taxes: [salesTax('ME', 'Maine', 5500, false), salesTax('MA', 'Massachusetts', 6250, false), salesTax('CT', 'Connecticut', 6350, true)],
    counter: { country: 'US', region: 'ME', hint: '14 Slipway Road, Rockland. Weekdays 7:00 to 17:00.' },
    bank: ['Harbor & Field LLC', 'Penobscot Demo Bank', 'Routing 000000000', 'Account 0000 7700 31'],
    sellerTaxId: '00-0007700',
  }),
}

/** Stores the demo shops' terms of sale and coupons, unless a shop already has some. */
export async function ensureDemoTerms(db: Db): Promise<void> {
  for (const [id, own] of Object.entries(demoTerms)) {
    if (!(await db.selectFrom('tenant').select('id').where('id', '=', id).executeTakeFirst())) continue
    await db
      .insertInto('tenant_terms')
      .values({ tenant_id: id, terms: JSON.stringify(own) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('coupon')
      .values(demoCoupons.map((coupon) => ({ tenant_id: id, ...coupon })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const unlimitedCouponFields = { account_id: null, starts_at: null, ends_at: null, uses_most: null, uses_each: null, listed: true }
const demoCoupons = [
  { ...unlimitedCouponFields, code: 'PIT10', name: /*i18n*/ '10 % off parts', percent: 10, amount: null, least_goods: '20.00' },
  {
    ...unlimitedCouponFields,
    code: 'WELCOME5',
    name: /*i18n*/ '$5 off the first order',
    percent: null,
    amount: '5.00',
    least_goods: '25.00',
    uses_each: 1,
  },
  {
    ...unlimitedCouponFields,
    code: 'FREIGHT25',
    name: /*i18n*/ '$25 off from $250',
    percent: null,
    amount: '25.00',
    least_goods: '250.00',
  },
  {
    ...unlimitedCouponFields,
    code: 'SPRING15',
    name: /*i18n*/ '15 % spring offer',
    percent: 15,
    amount: null,
    ends_at: new Date('2026-06-01T00:00:00Z'),
  },
]
