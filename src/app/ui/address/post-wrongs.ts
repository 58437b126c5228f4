import type { Typed } from '#app/hooks/use-form.ts'
import { addressDoubts, addressFaults } from '#contract/address-rules.ts'

/** What the post of the chosen country would find wrong with what was typed, by the form's fields. */
export function postWrongs(typed: Typed): Readonly<Record<string, string>> {
  const text = (name: string) => typed[name]?.trim() ?? ''
  const faults = addressFaults({
    ...{ country: text('country'), city: text('city'), region: text('region') },
    ...{ postcode: text('postcode'), vatId: text('vatId') },
  })
  return Object.fromEntries(faults.map(({ field, message }) => [field, message]))
}

/** What of it looks wrong, and may be right all the same. */
export const postDoubts = (typed: Typed): Readonly<Record<string, string>> =>
  Object.fromEntries(
    addressDoubts({ country: typed['country'] ?? '', postcode: typed['postcode'] ?? '' }).map(({ field, message }) => [field, message]),
  )
