import * as v from 'valibot'
import { CountryCode, UsdAmount } from '#contract/kernel/primitives.ts'

/** Delivery methods. `collection`: the customer collects the goods at the counter, and can pay there. */
export const deliveryMethods = ['standard', 'express', 'freight', 'collection'] as const
export const DeliveryMethod = v.picklist(deliveryMethods, /*i18n*/ 'Choose how it is to be delivered.')
export type DeliveryMethod = v.InferOutput<typeof DeliveryMethod>

/** A delivery method for a country: prices by weight, and its duration in working days. */
export const DeliveryOption = v.object({
  id: DeliveryMethod,
  name: v.string(),
  /** The prices by weight, lightest first; goods above the last weight cannot use this method. */
  steps: v.array(v.object({ upToGrams: v.number(), price: UsdAmount })),
  /** The value of goods from which delivery is free; null: never free. */
  freeFrom: v.nullable(UsdAmount),
  /** The minimum and maximum duration of delivery in working days. */
  days: v.tuple([v.number(), v.number()]),
  hint: v.string(),
})
export type DeliveryOption = v.InferOutput<typeof DeliveryOption>

/** A shop's delivery terms for a country. */
export const DeliveryTerms = v.object({
  country: CountryCode,
  ways: v.array(DeliveryOption),
  /** Whether the shop charges tax in any part of this country; the amount of tax depends on the address. */
  taxed: v.boolean(),
})
export type DeliveryTerms = v.InferOutput<typeof DeliveryTerms>
