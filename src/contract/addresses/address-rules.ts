import { formatAddress } from 'localized-address-format'
import importedVat from 'validator/lib/isVAT.js'
import type { EnteredAddress, PostalAddress } from './address.ts'
import { addressRegions } from './countries.ts'
import { parsePostcode } from './postcode.ts'

/**
 * Address rules by country. The fields of an address and their order come from localized-address-format (Google's address data), the format
 * of postcodes from postcode-validator (postcode.ts), and VAT numbers from validator. This file is about 11 kB, so the app loads it with
 * the address form only.
 */

export type AddressField = 'name' | 'company' | 'lines' | 'city' | 'region' | 'postcode'
export type FieldRequirement = 'no' | 'optional' | 'required'

const addressFieldNames: readonly AddressField[] = ['name', 'company', 'lines', 'city', 'region', 'postcode']

/** Countries where a delivery needs the state or province. The library knows which countries use one, not which require it. */
const REGION_REQUIRED_COUNTRIES = new Set([
  'AE',
  'AU',
  'BR',
  'CA',
  'CN',
  'CO',
  'ES',
  'HK',
  'IN',
  'IT',
  'JP',
  'KR',
  'MX',
  'RU',
  'TW',
  'UA',
  'US',
])
/** Countries where a delivery needs the postcode. Elsewhere many addresses have none. */
const POSTCODE_REQUIRED_COUNTRIES = new Set([
  ...'AD AT AU AZ BA BD BE BG BR BY CA CH CN CZ DE DK DO DZ EE ES FI FR GB GR HR HU ID IL IN IR IS IT JP KR LI LK LT LU LV MC MG MT MX'.split(
    ' ',
  ),
  ...'MY NL NO NP NZ PK PL PR PT RO RU SA SE SG SI SK TH TN UA US ZA'.split(' '),
])

/**
 * Returns the fields of a country's addresses in their local order. To find the order, a sample address is formatted whose values are the
 * names of its fields.
 */
export function addressFieldsOf(country: string): AddressField[] {
  const shown = formatAddress({
    postalCountry: country,
    ...{ name: '[name]', organization: '[company]', addressLines: ['[lines]'] },
    ...{ locality: '[city]', administrativeArea: '[region]', postalCode: '[postcode]' },
  }).join('\n')
  return addressFieldNames
    .filter((field) => shown.includes(`[${field}]`))
    .sort((one, other) => shown.indexOf(`[${one}]`) - shown.indexOf(`[${other}]`))
}

/** Whether addresses of a country have a field, and whether it is required. */
export function fieldRequirement(country: string, field: AddressField): FieldRequirement {
  if (!addressFieldsOf(country).includes(field)) return 'no'
  if (field === 'company') return 'optional'
  if (field === 'region') return REGION_REQUIRED_COUNTRIES.has(country) ? 'required' : 'optional'
  if (field === 'postcode') return POSTCODE_REQUIRED_COUNTRIES.has(country) ? 'required' : 'optional'
  return 'required'
}

/** An invalid field of an address, with the error message. */
export interface AddressFault {
  field: 'city' | 'region' | 'postcode' | 'vatId'
  message: string
}

/** The fields of an address that country rules apply to. */
type CheckedAddress = Pick<EnteredAddress, AddressFault['field'] | 'country'>

/**
 * Returns all faults of an address by the rules of its country's post and tax office, at most one per field. Nothing checks whether the
 * place exists.
 */
export function addressFaults({ country, city, region, postcode, vatId }: CheckedAddress): AddressFault[] {
  const missing = (field: 'city' | 'region' | 'postcode', has: string) => has === '' && fieldRequirement(country, field) === 'required'
  const faults: AddressFault[] = []
  if (missing('city', city)) faults.push({ field: 'city', message: 'Type the town.' })
  if (missing('region', region)) faults.push({ field: 'region', message: /*i18n*/ 'Choose the state or province.' })
  else if (region !== '' && addressRegions[country] && regionCode(country, region) === null)
    faults.push({ field: 'region', message: /*i18n*/ 'This state or province is not known in this country.' })
  if (missing('postcode', postcode)) faults.push({ field: 'postcode', message: 'Type the postcode. Parcels do not arrive without it.' })
  const isVat = vatValidatorForCountry(country)
  if (vatId !== '' && isVat && !isVat(vatId.replace(/[\s.-]/g, '').toUpperCase()))
    faults.push({ field: 'vatId', message: /*i18n*/ 'This is not a VAT number of the chosen country.' })
  return faults
}

/**
 * Returns warnings about values that look wrong but may be correct, such as a postcode that is missing from the data set. Each warning is
 * shown once, and the buyer can continue.
 */
export function addressWarnings({ country, postcode }: Pick<CheckedAddress, 'country' | 'postcode'>): AddressFault[] {
  const doubted = postcode !== '' && fieldRequirement(country, 'postcode') !== 'no' && parsePostcode(country, postcode).isValid === false
  return doubted ? [{ field: 'postcode', message: POSTCODE_WARNING }] : []
}

const POSTCODE_WARNING = /*i18n*/ 'This does not look like a postcode of the chosen country. If it is right all the same, save once more.'

/** The first fault of an address; null if there is none. */
export const firstAddressFault = (address: CheckedAddress): AddressFault | null => addressFaults(address)[0] ?? null

/** Returns the code of a state or province that is given as code or name; null if the country has no such region. */
function regionCode(country: string, typed: string): string | null {
  const wanted = typed.trim().toLowerCase()
  const found = Object.entries(addressRegions[country] ?? {}).find(
    ([code, name]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  )
  return found?.[0] ?? null
}

/**
 * Returns an address in the form that is stored: region as a code, postcode in its usual spelling, VAT number in capitals, without fields
 * that the country does not use.
 */
export function normalizedAddress(address: EnteredAddress): PostalAddress {
  const { country } = address
  const has = (field: AddressField) => fieldRequirement(country, field) !== 'no'
  return {
    ...address,
    city: has('city') ? address.city : '',
    region: has('region') ? (regionCode(country, address.region) ?? address.region) : '',
    postcode: has('postcode') ? parsePostcode(country, address.postcode).text : '',
    vatId: address.vatId.replace(/[\s.-]/g, '').toUpperCase(),
  }
}

/** Returns the lines of an address label, without the country. */
export const addressLabelLines = (address: PostalAddress): string[] =>
  // The formatter adds the country prefix of a postcode where it is usual (LT-01100), so a stored prefix is removed first.
  formatAddress({
    postalCountry: address.country,
    ...{ name: address.name, organization: address.company, addressLines: address.lines },
    ...{ locality: address.city, administrativeArea: address.region, postalCode: parsePostcode(address.country, address.postcode).text },
  }).filter((line) => line.trim() !== '')

type VatValidator = (text: string, country: string) => boolean
const isVatValidator = (found: unknown): found is VatValidator => typeof found === 'function'

/**
 * Returns the VAT check of an imported validator module. The package is CommonJS but declares itself an ES module, so Node imports the
 * whole `module.exports` and a bundler may import only its `default`.
 */
function vatValidatorOf(imported: unknown): VatValidator {
  if (isVatValidator(imported)) return imported
  const inside = typeof imported === 'object' && imported !== null && 'default' in imported ? imported.default : undefined
  if (isVatValidator(inside)) return inside
  throw new Error('A check of the package validator is not where it was.')
}

/** Returns the VAT check of a country; null if the library does not support the country, in which case the library throws. */
function validatorForCountry(check: VatValidator, country: string): ((text: string) => boolean) | null {
  try {
    check('', country)
  } catch {
    return null
  }
  return (text) => check(text, country)
}

/** Whether a text is a valid VAT number of a country, including its check digits; null for countries without a known rule. */
export const vatValidatorForCountry = (country: string) => validatorForCountry(vatValidatorOf(importedVat), country)
