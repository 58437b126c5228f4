import { formatAddress } from 'localized-address-format'
import importedVat from 'validator/lib/isVAT.js'
import type { GivenAddress, PostalAddress } from './address.ts'
import { addressRegions } from './countries.ts'
import { readPostcode } from './postcode.ts'

/**
 * What the post of each country wants. Which fields an address has, and in which order, is read out of localized-address-format (Google's
 * address data); how a postcode looks is postcode-validator's (postcode.ts), a VAT number validator's. This file weighs some 11 kB, so the app loads it with the address
 * form.
 */

export type AddressField = 'name' | 'company' | 'lines' | 'city' | 'region' | 'postcode'
export type Wanted = 'no' | 'optional' | 'required'

const fieldNames: readonly AddressField[] = ['name', 'company', 'lines', 'city', 'region', 'postcode']

/** Where mail without its state or province does not arrive. The library knows which countries write one, not which need it. */
const REGION_REQUIRED = new Set(['AE', 'AU', 'BR', 'CA', 'CN', 'CO', 'ES', 'HK', 'IN', 'IT', 'JP', 'KR', 'MX', 'RU', 'TW', 'UA', 'US'])
/** Where mail without its postcode does not arrive. Elsewhere many addresses have none, or nobody asks for it. */
const POSTCODE_REQUIRED = new Set([
  ...'AD AT AU AZ BA BD BE BG BR BY CA CH CN CZ DE DK DO DZ EE ES FI FR GB GR HR HU ID IL IN IR IS IT JP KR LI LK LT LU LV MC MG MT MX'.split(
    ' ',
  ),
  ...'MY NL NO NP NZ PK PL PR PT RO RU SA SE SG SI SK TH TN UA US ZA'.split(' '),
])

/**
 * The fields of a country's addresses in the order in which they are written there: a made-up address whose every field is its own name
 * shows it.
 */
export function fieldsOf(country: string): AddressField[] {
  const shown = formatAddress({
    postalCountry: country,
    ...{ name: '[name]', organization: '[company]', addressLines: ['[lines]'] },
    ...{ locality: '[city]', administrativeArea: '[region]', postalCode: '[postcode]' },
  }).join('\n')
  return fieldNames
    .filter((field) => shown.includes(`[${field}]`))
    .sort((one, other) => shown.indexOf(`[${one}]`) - shown.indexOf(`[${other}]`))
}

/** Whether a country's addresses have a field, and whether they need it. */
export function wantedIn(country: string, field: AddressField): Wanted {
  if (!fieldsOf(country).includes(field)) return 'no'
  if (field === 'company') return 'optional'
  if (field === 'region') return REGION_REQUIRED.has(country) ? 'required' : 'optional'
  if (field === 'postcode') return POSTCODE_REQUIRED.has(country) ? 'required' : 'optional'
  return 'required'
}

/** What is wrong with an address, and where. */
export interface AddressFault {
  field: 'city' | 'region' | 'postcode' | 'vatId'
  message: string
}

/** What of an address its country's rules are about. */
type Ruled = Pick<GivenAddress, AddressFault['field'] | 'country'>

/** Every fault that the post of the country, or its tax office, would find, at most one a field. Never checks whether the place exists. */
export function addressFaults({ country, city, region, postcode, vatId }: Ruled): AddressFault[] {
  const missing = (field: 'city' | 'region' | 'postcode', has: string) => has === '' && wantedIn(country, field) === 'required'
  const faults: AddressFault[] = []
  if (missing('city', city)) faults.push({ field: 'city', message: 'Type the town.' })
  if (missing('region', region)) faults.push({ field: 'region', message: /*i18n*/ 'Choose the state or province.' })
  else if (region !== '' && addressRegions[country] && regionCode(country, region) === null)
    faults.push({ field: 'region', message: /*i18n*/ 'This state or province is not known in this country.' })
  if (missing('postcode', postcode)) faults.push({ field: 'postcode', message: 'Type the postcode. Parcels do not arrive without it.' })
  const isVat = vatCheck(country)
  if (vatId !== '' && isVat && !isVat(vatId.replace(/[\s.-]/g, '').toUpperCase()))
    faults.push({ field: 'vatId', message: /*i18n*/ 'This is not a VAT number of the chosen country.' })
  return faults
}

/**
 * What looks wrong and may be right all the same: postcodes that no data set knows yet, or never knew. It is said once, and the buyer may go
 * on.
 */
export function addressDoubts({ country, postcode }: Pick<Ruled, 'country' | 'postcode'>): AddressFault[] {
  const doubted = postcode !== '' && wantedIn(country, 'postcode') !== 'no' && readPostcode(country, postcode).fits === false
  return doubted ? [{ field: 'postcode', message: POSTCODE_DOUBTED }] : []
}

const POSTCODE_DOUBTED = /*i18n*/ 'This does not look like a postcode of the chosen country. If it is right all the same, save once more.'

/** The first of these faults; null when there is none. */
export const addressFault = (address: Ruled): AddressFault | null => addressFaults(address)[0] ?? null

/** The code of a state or province typed as code or name; null when the country's list has no such. */
function regionCode(country: string, typed: string): string | null {
  const wanted = typed.trim().toLowerCase()
  const found = Object.entries(addressRegions[country] ?? {}).find(
    ([code, name]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  )
  return found?.[0] ?? null
}

/**
 * The address as it is kept: regions as codes, postcodes in their usual spelling, VAT numbers in capitals, and without what the country's addresses do not have.
 */
export function tidied(address: GivenAddress): PostalAddress {
  const { country } = address
  const has = (field: AddressField) => wantedIn(country, field) !== 'no'
  return {
    ...address,
    city: has('city') ? address.city : '',
    region: has('region') ? (regionCode(country, address.region) ?? address.region) : '',
    postcode: has('postcode') ? readPostcode(country, address.postcode).text : '',
    vatId: address.vatId.replace(/[\s.-]/g, '').toUpperCase(),
  }
}

/** The address as an envelope shows it, line by line, without the country. */
export const writtenOut = (address: PostalAddress): string[] =>
  // The post's own form has the country's sign in front where it is wanted (LT-01100): one that was stored with it has it once.
  formatAddress({
    postalCountry: address.country,
    ...{ name: address.name, organization: address.company, addressLines: address.lines },
    ...{ locality: address.city, administrativeArea: address.region, postalCode: readPostcode(address.country, address.postcode).text },
  }).filter((line) => line.trim() !== '')

type Check = (text: string, country: string) => boolean
const isCheck = (found: unknown): found is Check => typeof found === 'function'

/** validator is CommonJS that says it is not: Node imports the module's exports, a bundler may import its default. */
function checkOf(imported: unknown): Check {
  if (isCheck(imported)) return imported
  const inside = typeof imported === 'object' && imported !== null && 'default' in imported ? imported.default : undefined
  if (isCheck(inside)) return inside
  throw new Error('A check of the package validator is not where it was.')
}

/** The check of a country, or null where the library has none: it throws then. */
function forCountry(check: Check, country: string): ((text: string) => boolean) | null {
  try {
    check('', country)
  } catch {
    return null
  }
  return (text) => check(text, country)
}

/** Whether a text is a VAT number of a country, with check digits where they have some; null where nobody knows. */
export const vatCheck = (country: string) => forCountry(checkOf(importedVat), country)
