import type { EnteredAddress, PostalAddress } from '#contract/addresses/address.ts'
import { firstAddressFault, normalizedAddress } from '#contract/addresses/address-rules.ts'
import type { QuoteProblem } from '#contract/checkout/checkout.ts'
import { postalAddressOf } from '#server/addresses/address-of.ts'
import { readAddressRow } from '#server/addresses/queries.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { translateText } from '#server/kernel/words.ts'

export interface ChosenAddress {
  /** The chosen postal address. Null if no address is chosen or the chosen one was deleted. */
  address: PostalAddress | null
  problem: QuoteProblem | null
}

interface AddressChoice {
  addressRole: 'address' | 'billing'
  id: string | undefined
  enteredAddress: EnteredAddress | undefined
}

/**
 * Returns the chosen address, from the address book or as typed, with validation messages. Stored addresses are validated again, because
 * the rules of countries change.
 */
export async function resolveChosenAddress(
  ask: Pick<RequestContext, 'db' | 'tenantId' | 'locale'>,
  accountId: string,
  { addressRole, id, enteredAddress }: AddressChoice,
): Promise<ChosenAddress> {
  const row = id === undefined ? undefined : await readAddressRow(ask, accountId, id)
  if (id !== undefined && !row) {
    const say = translateText(ask.locale, /*i18n*/ 'This address is not in your book any more. Choose another.')
    return { address: null, problem: { about: addressRole, id: '', error: 'not-found', say } }
  }
  const address = row ? postalAddressOf(row) : enteredAddress
  if (!address) return { address: null, problem: null }
  const fault = firstAddressFault(address)
  return {
    address: normalizedAddress(address),
    problem: fault && { about: addressRole, id: fault.field, error: 'bad-request', say: translateText(ask.locale, fault.message) },
  }
}
