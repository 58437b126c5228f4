import type { AddressUse, PostalAddress } from '#contract/addresses/address.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import type { PersonalDataSource } from '#server/kernel/personal-source.ts'
import { type AddressRow, addressColumnsOf, savedAddressOf } from './address-of.ts'

type AddressBookContext = Pick<RequestContext, 'db' | 'tenantId' | 'clock'>

const selectAddresses = ({ db, tenantId }: Omit<AddressBookContext, 'clock'>, accountId: string) =>
  db.selectFrom('address').selectAll().where('tenant_id', '=', tenantId).where('account_id', '=', accountId)

/** Returns all addresses of a customer: default addresses first, then the last changed. */
export const readAddressRows = (ask: Omit<AddressBookContext, 'clock'>, accountId: string): Promise<AddressRow[]> =>
  selectAddresses(ask, accountId)
    .orderBy('for_shipping', 'desc')
    .orderBy('for_billing', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()

export const readAddressRow = (ask: Omit<AddressBookContext, 'clock'>, accountId: string, id: string): Promise<AddressRow | undefined> =>
  selectAddresses(ask, accountId).where('id', '=', id).executeTakeFirst()

/**
 * Inserts or updates an address of a customer. A changed address stays the default for the same purposes. A new address is not a default.
 */
export async function storeAddress(ask: AddressBookContext, accountId: string, id: string, address: PostalAddress): Promise<void> {
  const written = { ...addressColumnsOf(address), updated_at: new Date(ask.clock.now()) }
  await ask.db
    .insertInto('address')
    .values({ tenant_id: ask.tenantId, account_id: accountId, id, ...written, for_shipping: false, for_billing: false })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'account_id', 'id']).doUpdateSet(written))
    .execute()
}

const defaultFlagColumns = { shipping: 'for_shipping', billing: 'for_billing' } as const

/** Makes an address the customer's only default for a purpose. */
export async function setDefaultAddress(
  { db, tenantId }: Omit<AddressBookContext, 'clock'>,
  accountId: string,
  id: string,
  use: AddressUse,
): Promise<void> {
  const own = () => db.updateTable('address').where('tenant_id', '=', tenantId).where('account_id', '=', accountId)
  await own()
    .set({ [defaultFlagColumns[use]]: false })
    .where(defaultFlagColumns[use], '=', true)
    .where('id', '<>', id)
    .execute()
  await own()
    .set({ [defaultFlagColumns[use]]: true })
    .where('id', '=', id)
    .execute()
}

/** Deletes an address and returns its row, or undefined if there was none. */
export const deleteAddress = (
  { db, tenantId }: Omit<AddressBookContext, 'clock'>,
  accountId: string,
  id: string,
): Promise<AddressRow | undefined> =>
  db
    .deleteFrom('address')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Adds the address book to the export of a person's data. Its rows are deleted with the account. */
export const addressDataSource: PersonalDataSource = {
  name: 'addresses',
  read: async (db, tenantId, accountId) =>
    (
      await db
        .selectFrom('address')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('account_id', '=', accountId)
        .orderBy('updated_at')
        .orderBy('id')
        .execute()
    ).map(savedAddressOf),
}
