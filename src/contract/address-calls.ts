import * as v from 'valibot'
import { Address, AddressId, AddressUse, GivenAddress } from './address.ts'
import { addressLines } from './address-lines.ts'
import type { CallRow } from './call-row.ts'

/** The address book's calls (decisions, Which path is which). */
export const addressCalls = {
  addressList: {
    ...addressLines.addressList,
    input: v.object({}),
    result: v.array(Address),
    summary: 'The address book, defaults first, then the last changed.',
  },
  addressSave: {
    ...addressLines.addressSave,
    input: v.object({ id: AddressId, ...GivenAddress.entries, defaultFor: v.optional(v.array(AddressUse)) }),
    result: Address,
    summary:
      'Writes an address under an id that the device made: a new one, or another wording of one that is there. The first of a book is its default.',
  },
  addressSetDefault: {
    ...addressLines.addressSetDefault,
    input: v.object({ id: AddressId, use: AddressUse }),
    result: v.array(Address),
    summary: 'Takes an address by default, for shipping or for billing. Answers the whole book.',
  },
  addressDelete: {
    ...addressLines.addressDelete,
    input: v.object({ id: AddressId }),
    result: v.object({ deleted: v.boolean() }),
    summary: 'Deletes an address. One that is gone already is no error. Orders keep their own copies.',
  },
} as const satisfies Record<keyof typeof addressLines, CallRow>
