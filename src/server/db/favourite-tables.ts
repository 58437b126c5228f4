import type { Dollars, Json } from './columns.ts'

export interface FavouriteFolderTable {
  tenant_id: string
  account_id: string
  /** UUID in small letters, made by the device. */
  id: string
  name: string
  name_at: Date
  /** Names that other devices gave it, as long as nobody has chosen. */
  other_names: Json<string[]>
}

export interface FavouriteTable {
  tenant_id: string
  account_id: string
  mcode: string
  /** Empty: in no folder. */
  folder_id: string
  folder_at: Date
  note: string
  qty: number
  qty_at: Date
  marked_at: Date
  /** What one cost when it was marked; null when nobody knows. */
  price_then: Dollars | null
}

export type FavouriteTables = {
  favourite_folder: FavouriteFolderTable
  favourite: FavouriteTable
}
