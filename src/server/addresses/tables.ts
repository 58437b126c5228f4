export interface AddressTable {
  tenant_id: string
  account_id: string
  id: string
  name: string
  company: string
  phone: string
  country: string
  lines: string[]
  city: string
  region: string
  postcode: string
  vat_id: string
  for_shipping: boolean
  for_billing: boolean
  updated_at: Date
}

declare module '#server/db/tables.ts' {
  interface Tables {
    address: AddressTable
  }
}
