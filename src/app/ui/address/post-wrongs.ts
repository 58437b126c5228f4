import type { EnteredFieldTexts } from '#app/hooks/use-form.ts'
import { addressFaults, addressWarnings } from '#contract/addresses/address-rules.ts'

/** Returns the errors of an address by the rules of its country, for each form field. */
export function addressErrorsOf(typed: EnteredFieldTexts): Readonly<Record<string, string>> {
  const text = (name: string) => typed[name]?.trim() ?? ''
  const faults = addressFaults({
    ...{ country: text('country'), city: text('city'), region: text('region') },
    ...{ postcode: text('postcode'), vatId: text('vatId') },
  })
  return Object.fromEntries(faults.map(({ field, message }) => [field, message]))
}

/** Returns the warnings about an address, for each form field. */
export const addressWarningsOf = (typed: EnteredFieldTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    addressWarnings({ country: typed['country'] ?? '', postcode: typed['postcode'] ?? '' }).map(({ field, message }) => [field, message]),
  )
