import type { Selectable } from 'kysely'
import type { Address, PostalAddress } from '#contract/addresses/address.ts'
import { formatPhone } from '#contract/addresses/phone.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import type { AddressTable } from './tables.ts'

export type AddressRow = Selectable<AddressTable>

/** Returns the postal address of a database row, with the telephone number formatted for reading. */
export const postalAddressOf = (row: AddressRow): PostalAddress => ({
  name: row.name,
  company: row.company,
  phone: formatPhone(row.phone, row.country),
  country: row.country,
  lines: row.lines,
  city: row.city,
  region: row.region,
  postcode: row.postcode,
  vatId: row.vat_id,
})

/** Returns an entry of the address book in the format of the API. */
export const savedAddressOf = (row: AddressRow): Address => ({
  id: parseStoredId(row.id),
  ...postalAddressOf(row),
  defaultFor: [...(row.for_shipping ? (['shipping'] as const) : []), ...(row.for_billing ? (['billing'] as const) : [])],
  updatedAt: row.updated_at.toISOString(),
})

/** Returns the database columns of a postal address. */
export const addressColumnsOf = ({ vatId, ...rest }: PostalAddress) => ({ ...rest, vat_id: vatId })
