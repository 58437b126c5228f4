import * as v from 'valibot'
import { deliveryTexts, PaymentMethod } from '#contract/checkout/checkout.ts'
import { DeliveryMethod } from '#contract/delivery/delivery-terms.ts'
import type { Db } from '#server/db/open.ts'

const CentsSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A row of a shop's delivery rates: countries, prices by weight, and working days. */
export const DeliveryRate = v.object({
  id: DeliveryMethod,
  name: v.string(),
  /** Codes (ISO 3166) of the countries of the row. `*` means all countries without a row of this delivery method. */
  countries: v.array(v.string()),
  /** Prices by weight, sorted by weight. The row does not apply above the last step. */
  steps: v.array(v.object({ upToGrams: v.pipe(v.number(), v.integer()), cents: CentsSchema })),
  /** The value of goods from which delivery is free. Null: never. */
  freeFromCents: v.nullable(CentsSchema),
  /** Minimum and maximum number of working days until arrival. */
  days: v.tuple([v.number(), v.number()]),
  hint: v.string(),
})
export type DeliveryRate = v.InferOutput<typeof DeliveryRate>

/** A tax rate for a destination. A row for a region has priority over a row for its country. Without a row there is no tax. */
export const TaxRule = v.object({
  country: v.string(),
  /** The region of the country to which the tax applies. Empty for the whole country. */
  region: v.string(),
  name: v.string(),
  /** The tax rate in thousandths of a percent: 5500 is 5.5 %. */
  rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  onShipping: v.boolean(),
  onCores: v.boolean(),
  /** Whether customers with a VAT number do not pay the tax (reverse charge). */
  exemptWithVatId: v.boolean(),
})
export type TaxRule = v.InferOutput<typeof TaxRule>

/** The schema of a tenant's terms of sale, which are stored as JSON. A tenant without a row gets the default terms below. */
export const OrderTerms = v.object({
  /** The prefix of every order number. */
  orderPrefix: v.pipe(v.string(), v.regex(/^[A-Z]{1,4}$/)),
  deliveries: v.array(DeliveryRate),
  taxes: v.array(TaxRule),
  /** The shop's counter, where orders are collected. The tax of this place applies to collected goods. */
  counter: v.object({ country: v.string(), region: v.string(), hint: v.string() }),
  invoiceDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The payment methods that this shop accepts. Default: all methods of the server. */
  payments: v.optional(v.array(PaymentMethod)),
  bank: v.array(v.string()),
  sellerTaxId: v.string(),
})
export type OrderTerms = v.InferOutput<typeof OrderTerms>

const gramsOfPounds = (count: number) => Math.round(count * 453.592)

/** The default terms of sale: the United States, no tax, parcels up to 70 lb and freight above. */
export const defaultOrderTerms: OrderTerms = {
  orderPrefix: 'A',
  deliveries: [
    {
      id: 'standard',
      name: deliveryTexts.standard,
      countries: ['US'],
      freeFromCents: 25_000,
      days: [3, 5],
      hint: '',
      steps: [
        { upToGrams: gramsOfPounds(2), cents: 895 },
        { upToGrams: gramsOfPounds(10), cents: 1295 },
        { upToGrams: gramsOfPounds(30), cents: 1995 },
        { upToGrams: gramsOfPounds(70), cents: 3495 },
      ],
    },
    {
      id: 'express',
      name: deliveryTexts.express,
      countries: ['US'],
      freeFromCents: null,
      days: [1, 2],
      hint: /*i18n*/ 'Orders until noon leave the same day.',
      steps: [
        { upToGrams: gramsOfPounds(2), cents: 2495 },
        { upToGrams: gramsOfPounds(10), cents: 3895 },
        { upToGrams: gramsOfPounds(30), cents: 6995 },
        { upToGrams: gramsOfPounds(70), cents: 11_995 },
      ],
    },
    {
      id: 'freight',
      name: deliveryTexts.freight,
      countries: ['US'],
      freeFromCents: null,
      days: [4, 7],
      hint: /*i18n*/ 'The carrier calls before delivery.',
      steps: [
        { upToGrams: gramsOfPounds(500), cents: 14_900 },
        { upToGrams: gramsOfPounds(2000), cents: 29_900 },
        { upToGrams: gramsOfPounds(10_000), cents: 59_900 },
      ],
    },
    {
      id: 'collection',
      name: deliveryTexts.collection,
      countries: ['*'],
      freeFromCents: null,
      days: [0, 1],
      hint: '',
      steps: [{ upToGrams: 1_000_000_000, cents: 0 }],
    },
  ],
  taxes: [],
  counter: { country: 'US', region: '', hint: '' },
  invoiceDays: 14,
  bank: [],
  sellerTaxId: '',
}

/** Reads a tenant's terms of sale. They are read for every quote, so changes apply at once. */
export async function readOrderTerms(db: Db, tenantId: string): Promise<OrderTerms> {
  const row = await db.selectFrom('tenant_terms').select('terms').where('tenant_id', '=', tenantId).executeTakeFirst()
  return row ? v.parse(OrderTerms, row.terms) : defaultOrderTerms
}

/** Returns the tax rate of a place, if any. */
export const taxRuleFor = ({ taxes }: OrderTerms, country: string, region: string): TaxRule | null =>
  taxes.find((rule) => rule.country === country && rule.region !== '' && rule.region === region) ??
  taxes.find((rule) => rule.country === country && rule.region === '') ??
  null
