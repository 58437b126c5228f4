import * as v from 'valibot'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { Address, AddressId, AddressUse, EnteredAddress } from './address.ts'

const addressPath = '/account/api/v1/address'
const memberAddressCall = { may: 'member', cache: 'never', fresh: true } as const
/**
 * The properties that all changes of the address book share. Each change can wait in the outbox, because the book can be edited offline.
 */
const addressChangeCall = { ...memberAddressCall, queue: true, idempotent: true } as const

/** The calls of the address book. */
export const addressCalls = {
  addressList: {
    ...memberAddressCall,
    method: 'GET',
    queue: false,
    path: `${addressPath}/list`,
    input: v.object({}),
    result: v.array(Address),
    summary: 'The address book, defaults first, then the last changed.',
  },
  addressSave: {
    ...addressChangeCall,
    method: 'POST',
    path: `${addressPath}/save`,
    input: v.object({ id: AddressId, ...EnteredAddress.entries, defaultFor: v.optional(v.array(AddressUse)) }),
    result: Address,
    summary:
      'Writes an address under an id that the device made: a new one, or another wording of one that is there. The first of a book is its default.',
  },
  addressSetDefault: {
    ...addressChangeCall,
    method: 'POST',
    path: `${addressPath}/setDefault`,
    input: v.object({ id: AddressId, use: AddressUse }),
    result: v.array(Address),
    summary: 'Takes an address by default, for shipping or for billing. Answers the whole book.',
  },
  addressDelete: {
    ...addressChangeCall,
    method: 'DELETE',
    path: `${addressPath}/delete`,
    input: v.object({ id: AddressId }),
    result: v.object({ deleted: v.boolean() }),
    summary: 'Deletes an address. One that is gone already is no error. Orders keep their own copies.',
  },
} as const satisfies Record<string, CallDefinition>
