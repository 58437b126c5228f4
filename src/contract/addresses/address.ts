import * as v from 'valibot'
import { CountryCode, Id, singleLineTextSchema } from '#contract/kernel/primitives.ts'
import { MAX_ADDRESS_LINE_CHARACTERS, MAX_ADDRESS_LINES } from '#contract/limits.ts'
import { normalizeText } from '#contract/text/plain-text.ts'

/** The id of an address. The device generates the id, so that an address can be created offline. */
export const AddressId = v.pipe(
  Id,
  v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, /*i18n*/ 'The id of an address is a UUID in small letters.'),
)

const addressLine = singleLineTextSchema(MAX_ADDRESS_LINE_CHARACTERS)

const addressFields = {
  /** The name of the recipient. */
  name: v.pipe(addressLine, v.nonEmpty(/*i18n*/ 'Type who receives the parcel.')),
  company: v.optional(addressLine, ''),
  phone: v.optional(
    v.pipe(
      v.string(),
      v.transform(normalizeText),
      singleLineTextSchema(32),
      v.regex(/^\+?[\d ()/.-]*$/, /*i18n*/ 'A phone number has digits, spaces and dashes only.'),
    ),
    '',
  ),
  country: CountryCode,
  /** The address lines: street, house number and additional lines. */
  lines: v.pipe(
    v.array(addressLine),
    v.transform((lines) => lines.filter((one) => one !== '')),
    v.minLength(1, /*i18n*/ 'Type street and number.'),
    v.maxLength(MAX_ADDRESS_LINES, /*i18n*/ 'Take at most 3 lines.'),
  ),
  city: v.optional(addressLine, ''),
  /** State or province: its code from countries.ts if there is one, otherwise the usual local spelling. */
  region: v.optional(addressLine, ''),
  postcode: v.optional(v.pipe(v.string(), v.transform(normalizeText), singleLineTextSchema(16)), ''),
  /** The buyer's VAT number with its country prefix, in countries that have VAT. */
  vatId: v.optional(v.pipe(v.string(), v.transform(normalizeText), singleLineTextSchema(20)), ''),
}

/**
 * An address as typed. This schema checks its shape only. The rules by country are in address-rules.ts, which is larger and is loaded with
 * the address form; the server always applies them.
 */
export const EnteredAddress = v.object(addressFields)
export type EnteredAddress = v.InferOutput<typeof EnteredAddress>

/** The purpose for which an address is the default. */
export const AddressUse = v.picklist(['shipping', 'billing'], /*i18n*/ 'An address is for shipping or billing.')
export type AddressUse = v.InferOutput<typeof AddressUse>

/** One row of the address book. */
export const Address = v.object({
  id: Id,
  name: v.string(),
  company: v.string(),
  phone: v.string(),
  country: v.string(),
  lines: v.array(v.string()),
  city: v.string(),
  region: v.string(),
  postcode: v.string(),
  vatId: v.string(),
  /** The purposes for which this address is the default. */
  defaultFor: v.array(AddressUse),
  /** The time of the last change of the address: ISO 8601, UTC. */
  updatedAt: v.string(),
})
export type Address = v.InferOutput<typeof Address>

/** The copy of an address that an order stores, so that later edits of the address book do not change old orders. */
export const PostalAddress = v.omit(Address, ['id', 'defaultFor', 'updatedAt'])
export type PostalAddress = v.InferOutput<typeof PostalAddress>
