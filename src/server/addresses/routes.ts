import { type AddressUse, AddressUse as Uses } from '#contract/addresses/address.ts'
import type { addressCalls } from '#contract/addresses/address-calls.ts'
import { firstAddressFault, normalizedAddress } from '#contract/addresses/address-rules.ts'
import { parseEnteredPhone } from '#contract/addresses/phone.ts'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { MAX_ADDRESSES } from '#contract/limits.ts'
import { type CallHandlers, type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import { savedAddressOf } from './address-of.ts'
import { deleteAddress, readAddressRow, readAddressRows, setDefaultAddress, storeAddress } from './queries.ts'

/** Lists the customer's address book, default addresses first. */
async function addressList(ask: RequestContext): Promise<CallResultOf<'addressList'>> {
  const { accountId } = await requireSession(ask)
  return (await readAddressRows(ask, accountId)).map(savedAddressOf)
}

const addressNotFoundError = () =>
  new AppError('not-found', { field: 'id', message: /*i18n*/ 'This address is not in your book any more.' })

// All changes of the address book run inside the transaction of kernel/idempotency.ts, which locks the customer's row. So the changes of
// one customer run one after another.

/**
 * Stores an address. The first address of a customer becomes the default for both purposes. Throws `bad-request` with the field that
 * violates the country's rules, and `too-much` if the address book is full.
 */
async function addressSave(
  ask: RequestContext,
  { id, defaultFor, ...given }: ParsedInputOf<'addressSave'>,
): Promise<CallResultOf<'addressSave'>> {
  const { accountId } = await requireSession(ask)
  const fault = firstAddressFault(given)
  if (fault) throw new AppError('bad-request', { field: fault.field, message: fault.message })
  const book = await readAddressRows(ask, accountId)
  if (book.length >= MAX_ADDRESSES && !book.some((row) => row.id === id))
    throw new AppError(
      'too-much',
      translatableErrorDetail(/*i18n*/ 'The address book holds at most {most} addresses. Delete one first.', { most: MAX_ADDRESSES }),
    )
  await storeAddress(ask, accountId, id, { ...normalizedAddress(given), phone: parseEnteredPhone(given.phone, given.country).text })
  const uses: readonly AddressUse[] = book.length === 0 ? Uses.options : (defaultFor ?? [])
  for (const use of uses) await setDefaultAddress(ask, accountId, id, use)
  const saved = await readAddressRow(ask, accountId, id)
  if (!saved) throw addressNotFoundError()
  return savedAddressOf(saved)
}

/** Makes an address the customer's default for a purpose. Throws `not-found`. */
async function addressSetDefault(
  ask: RequestContext,
  { id, use }: ParsedInputOf<'addressSetDefault'>,
): Promise<CallResultOf<'addressSetDefault'>> {
  const { accountId } = await requireSession(ask)
  if (!(await readAddressRow(ask, accountId, id))) throw addressNotFoundError()
  await setDefaultAddress(ask, accountId, id, use)
  return (await readAddressRows(ask, accountId)).map(savedAddressOf)
}

/** Deletes an address. If it was a default, the last changed of the other addresses becomes the default. */
async function addressDelete(ask: RequestContext, { id }: ParsedInputOf<'addressDelete'>): Promise<CallResultOf<'addressDelete'>> {
  const { accountId } = await requireSession(ask)
  const gone = await deleteAddress(ask, accountId, id)
  const [next] = (await readAddressRows(ask, accountId)).sort((one, other) => other.updated_at.getTime() - one.updated_at.getTime())
  if (gone && next) {
    if (gone.for_shipping) await setDefaultAddress(ask, accountId, next.id, 'shipping')
    if (gone.for_billing) await setDefaultAddress(ask, accountId, next.id, 'billing')
  }
  return { deleted: gone !== undefined }
}

export const addressHandlers = { addressList, addressSave, addressSetDefault, addressDelete } satisfies CallHandlers<
  RequestContext,
  keyof typeof addressCalls
>
