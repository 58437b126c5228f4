import * as v from 'valibot'
import { MAX_ADDRESS_LINE_CHARACTERS, MAX_ADDRESS_LINES } from './limits.ts'
import { plainText } from './plain-text.ts'
import { CountryCode, Id, typedLine } from './primitives.ts'

/** Made on the device, so that an address can be written down without a network. */
export const AddressId = v.pipe(
  Id,
  v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, /*i18n*/ 'The id of an address is a UUID in small letters.'),
)

const line = typedLine(MAX_ADDRESS_LINE_CHARACTERS)

const fields = {
  /** Who receives it. */
  name: v.pipe(line, v.nonEmpty(/*i18n*/ 'Type who receives the parcel.')),
  company: v.optional(line, ''),
  phone: v.optional(
    v.pipe(
      v.string(),
      v.transform(plainText),
      typedLine(32),
      v.regex(/^\+?[\d ()/.-]*$/, /*i18n*/ 'A phone number has digits, spaces and dashes only.'),
    ),
    '',
  ),
  country: CountryCode,
  /** Street and number, and what belongs with it. */
  lines: v.pipe(
    v.array(line),
    v.transform((lines) => lines.filter((one) => one !== '')),
    v.minLength(1, /*i18n*/ 'Type street and number.'),
    v.maxLength(MAX_ADDRESS_LINES, /*i18n*/ 'Take at most 3 lines.'),
  ),
  city: v.optional(line, ''),
  /** State or province: the code of address-regions.ts where there is one, else as written there. */
  region: v.optional(line, ''),
  postcode: v.optional(v.pipe(v.string(), v.transform(plainText), typedLine(16)), ''),
  /** The buyer's VAT number with its country's letters, where taxes know such a thing. */
  vatId: v.optional(v.pipe(v.string(), v.transform(plainText), typedLine(20)), ''),
}

/**
 * An address as typed. Its shape only: which fields its country needs and how its postcodes look is in address-rules.ts, which weighs more
 * and is loaded where addresses are typed; the server asks it always.
 */
export const GivenAddress = v.object(fields)
export type GivenAddress = v.InferOutput<typeof GivenAddress>

/** Which address is taken when the buyer says nothing. */
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
  /** What it is taken for by default. */
  defaultFor: v.array(AddressUse),
  /** ISO 8601, UTC. */
  updatedAt: v.string(),
})
export type Address = v.InferOutput<typeof Address>

/** An address as an order keeps it: a copy, so that an old order still says where it went. */
export const PostalAddress = v.omit(Address, ['id', 'defaultFor', 'updatedAt'])
export type PostalAddress = v.InferOutput<typeof PostalAddress>
