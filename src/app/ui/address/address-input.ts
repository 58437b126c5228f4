import type { Typed } from '#app/hooks/use-form.ts'
import type { AddressUse } from '#contract/address.ts'

/** An address with the form's field names. */
export interface Filled {
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

/** The form's initial values for an address. */
export const typedOf = ({ lines, ...rest }: Filled): Typed => ({
  ...rest,
  lines: lines[0] ?? '',
  lines1: lines[1] ?? '',
  lines2: lines[2] ?? '',
})

/** Converts the form's values to the input of `addressSave`. */
export function readAddress(id: string, { lines, lines1, lines2, forShipping, forBilling, ...rest }: Typed): unknown {
  const uses: AddressUse[] = [...(forShipping ? ['shipping' as const] : []), ...(forBilling ? ['billing' as const] : [])]
  return { ...rest, id, lines: [lines ?? '', lines1 ?? '', lines2 ?? ''], defaultFor: uses }
}

/** The form field for a part of that input. */
export const fieldOf = (part: string): string => part.replace(/^lines\.0$/, 'lines').replace(/^lines\.(\d)$/, 'lines$1')

/** The country in the browser's language, `US` for `en-US`; empty if none. */
export function localCountry(languages: readonly string[] = navigator.languages): string {
  const found = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find((code) => code !== undefined)
  return found ?? ''
}
