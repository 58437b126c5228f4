import * as v from 'valibot'
import { CountryCode, Usd } from './primitives.ts'

/** How goods travel. `collection`: the customer fetches them at the counter, and pays there when that was chosen. */
export const deliveryMethods = ['standard', 'express', 'freight', 'collection'] as const
export const DeliveryMethod = v.picklist(deliveryMethods, /*i18n*/ 'Choose how it is to be delivered.')
export type DeliveryMethod = v.InferOutput<typeof DeliveryMethod>

/** One way of delivery to a country: a price by weight, and how many working days it takes. */
export const DeliveryWay = v.object({
  id: DeliveryMethod,
  name: v.string(),
  /** Lightest first; above the last step this way does not go. */
  steps: v.array(v.object({ upToGrams: v.number(), price: Usd })),
  /** Free from this value of goods up; null: never. */
  freeFrom: v.nullable(Usd),
  /** Working days from now, least and most. */
  days: v.tuple([v.number(), v.number()]),
  hint: v.string(),
})
export type DeliveryWay = v.InferOutput<typeof DeliveryWay>

/** On what terms a shop sends to a country. */
export const DeliveryTerms = v.object({
  country: CountryCode,
  ways: v.array(DeliveryWay),
  /** Whether the shop adds a tax somewhere in this country: what it comes to depends on the address. */
  taxed: v.boolean(),
})
export type DeliveryTerms = v.InferOutput<typeof DeliveryTerms>
