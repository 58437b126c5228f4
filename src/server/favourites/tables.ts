import type { Dollars, Json } from '#server/db/columns.ts'

export interface FavouriteFolderTable {
  tenant_id: string
  account_id: string
  /** The folder's id: a UUID in lower case, created by the device. */
  id: string
  name: string
  name_at: Date
  /** Names that other devices gave the same folder. They are kept until the customer chooses one name. */
  other_names: Json<string[]>
}

export interface FavouriteTable {
  tenant_id: string
  account_id: string
  mcode: string
  /** The folder of the favourite part. Empty if the part is in no folder. */
  folder_id: string
  folder_at: Date
  note: string
  qty: number
  qty_at: Date
  marked_at: Date
  /** The price of the part when it became a favourite. Null if the price is unknown. */
  price_then: Dollars | null
}

declare module '#server/db/tables.ts' {
  interface Tables {
    favourite_folder: FavouriteFolderTable
    favourite: FavouriteTable
  }
}
