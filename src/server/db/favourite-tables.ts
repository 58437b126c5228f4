import type { Dollars, Json } from './columns.ts'

export interface FavouriteFolderTable {
  tenant_id: string
  account_id: string
  /** UUID in lower case, created by the device. */
  id: string
  name: string
  name_at: Date
  /** Names that other devices gave the folder. Kept until the customer chooses one. */
  other_names: Json<string[]>
}

export interface FavouriteTable {
  tenant_id: string
  account_id: string
  mcode: string
  /** Empty when the part is in no folder. */
  folder_id: string
  folder_at: Date
  note: string
  qty: number
  qty_at: Date
  marked_at: Date
  /** The price when the part was added. Null when it is unknown. */
  price_then: Dollars | null
}

export type FavouriteTables = {
  favourite_folder: FavouriteFolderTable
  favourite: FavouriteTable
}
