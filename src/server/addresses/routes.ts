import { type AddressUse, AddressUse as Uses } from '#contract/addresses/address.ts'
import type { addressCalls } from '#contract/addresses/address-calls.ts'
import { addressFault, normalizedAddress } from '#contract/addresses/address-rules.ts'
import { readPhone } from '#contract/addresses/phone.ts'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { MAX_ADDRESSES } from '#contract/limits.ts'
import { type Ask, type Handlers, sessionOfCustomer } from '#server/kernel/ask.ts'
import { errorText } from '#server/kernel/words.ts'
import { addressOf } from './address-of.ts'
import { addressRow, addressRows, deleteAddress, putAddress, setDefaultAddress } from './queries.ts'

/** Lists the customer's address book, default addresses first. */
async function addressList(ask: Ask): Promise<ResultOf<'addressList'>> {
  const { accountId } = await sessionOfCustomer(ask)
  return (await addressRows(ask, accountId)).map(addressOf)
}

const noAddress = () => new AppError('not-found', { field: 'id', message: /*i18n*/ 'This address is not in your book any more.' })

// All changes of the address book run inside the transaction of kernel/idempotency.ts, which locks the customer's row. So the changes of
// one customer run one after another.

/**
 * Stores an address. The first address of a customer becomes the default for both purposes. Throws `bad-request` with the field that
 * violates the country's rules, and `too-much` if the address book is full.
 */
async function addressSave(ask: Ask, { id, defaultFor, ...given }: ParsedOf<'addressSave'>): Promise<ResultOf<'addressSave'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const fault = addressFault(given)
  if (fault) throw new AppError('bad-request', { field: fault.field, message: fault.message })
  const book = await addressRows(ask, accountId)
  if (book.length >= MAX_ADDRESSES && !book.some((row) => row.id === id))
    throw new AppError(
      'too-much',
      errorText(/*i18n*/ 'The address book holds at most {most} addresses. Delete one first.', { most: MAX_ADDRESSES }),
    )
  await putAddress(ask, accountId, id, { ...normalizedAddress(given), phone: readPhone(given.phone, given.country).text })
  const uses: readonly AddressUse[] = book.length === 0 ? Uses.options : (defaultFor ?? [])
  for (const use of uses) await setDefaultAddress(ask, accountId, id, use)
  const saved = await addressRow(ask, accountId, id)
  if (!saved) throw noAddress()
  return addressOf(saved)
}

/** Makes an address the customer's default for a purpose. Throws `not-found`. */
async function addressSetDefault(ask: Ask, { id, use }: ParsedOf<'addressSetDefault'>): Promise<ResultOf<'addressSetDefault'>> {
  const { accountId } = await sessionOfCustomer(ask)
  if (!(await addressRow(ask, accountId, id))) throw noAddress()
  await setDefaultAddress(ask, accountId, id, use)
  return (await addressRows(ask, accountId)).map(addressOf)
}

/** Deletes an address. If it was a default, the last changed of the other addresses becomes the default. */
async function addressDelete(ask: Ask, { id }: ParsedOf<'addressDelete'>): Promise<ResultOf<'addressDelete'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const gone = await deleteAddress(ask, accountId, id)
  const [next] = (await addressRows(ask, accountId)).sort((one, other) => other.updated_at.getTime() - one.updated_at.getTime())
  if (gone && next) {
    if (gone.for_shipping) await setDefaultAddress(ask, accountId, next.id, 'shipping')
    if (gone.for_billing) await setDefaultAddress(ask, accountId, next.id, 'billing')
  }
  return { deleted: gone !== undefined }
}

export const addressHandlers = { addressList, addressSave, addressSetDefault, addressDelete } satisfies Handlers<
  Ask,
  keyof typeof addressCalls
>
