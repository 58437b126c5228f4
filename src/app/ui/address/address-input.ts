import type { EnteredFieldTexts } from '#app/hooks/use-form.ts'
import type { AddressUse } from '#contract/addresses/address.ts'

/** An address with the names of the form's fields. */
export interface FilledAddress {
  name: string
  company: string
  phone: string
  country: string
  lines: readonly string[]
  city: string
  region: string
  postcode: string
  vatId: string
}

/** Returns the values that the form's fields have at first for an address. */
export const toEnteredFieldTexts = ({ lines, ...rest }: FilledAddress): EnteredFieldTexts => ({
  ...rest,
  lines: lines[0] ?? '',
  lines1: lines[1] ?? '',
  lines2: lines[2] ?? '',
})

/** Returns the input of `addressSave` for the values of the form's fields. */
export function toAddressSaveInput(id: string, { lines, lines1, lines2, forShipping, forBilling, ...rest }: EnteredFieldTexts): unknown {
  const uses: AddressUse[] = [...(forShipping ? ['shipping' as const] : []), ...(forBilling ? ['billing' as const] : [])]
  return { ...rest, id, lines: [lines ?? '', lines1 ?? '', lines2 ?? ''], defaultFor: uses }
}

/** Returns the name of the form's field for a property of the input of `addressSave`. */
export const formFieldOfInputPath = (part: string): string => part.replace(/^lines\.0$/, 'lines').replace(/^lines\.(\d)$/, 'lines$1')

/** Returns the country in the browser's language, such as `US` in `en-US`; '' if there is none. */
export function browserCountry(languages: readonly string[] = navigator.languages): string {
  const found = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find((code) => code !== undefined)
  return found ?? ''
}
