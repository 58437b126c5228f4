import { notifyOutboxChanged } from '#app/state/outbox/context.ts'
import { applyChanges, type ChangeOutcome } from '#app/state/outbox/make-change.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import type { AddressUse } from '#contract/addresses/address.ts'
import type { ParsedInputOf } from '#contract/calls.ts'
import { discardIntent } from '#data/outbox/rejected.ts'
import { uuid } from '#data/uuid.ts'
import { loadAddresses, showStoredAddresses } from './addresses.ts'

/** Returns an id for a new address, before the server knows the address. */
export const newAddressId = (): string => uuid()

/** Saves a new or changed address. It is shown at once and sent when possible. */
export const saveAddress = (input: ParsedInputOf<'addressSave'>): Promise<ChangeOutcome> =>
  showAfterAddressChange(applyChanges([{ call: 'addressSave', input }]))

/** Makes an address the default for delivery or billing. */
export const setDefaultAddress = (id: string, use: AddressUse): Promise<ChangeOutcome> =>
  showAfterAddressChange(applyChanges([{ call: 'addressSetDefault', input: { id, use } }]))

export const deleteAddress = (id: string): Promise<ChangeOutcome> =>
  showAfterAddressChange(applyChanges([{ call: 'addressDelete', input: { id } }]))

/** Discards a refused change of an address. */
export async function discardAddressChange(intentId: string): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null) return
  await discardIntent(mirror, intentId)
  notifyOutboxChanged()
  await showStoredAddresses()
}

async function showAfterAddressChange(making: Promise<ChangeOutcome>): Promise<ChangeOutcome> {
  const made = await making
  if (made === 'sent') await loadAddresses()
  else await showStoredAddresses()
  return made
}
