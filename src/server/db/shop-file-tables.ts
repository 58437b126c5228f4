/** A file that a shop has given itself. */
export interface ShopFileTable {
  tenant_id: string
  /** What it is: `logo`. */
  name: string
  /** Its media type. */
  type: string
  /** Hexadecimal, of the content. */
  hash: string
  bytes: Buffer
  changed_at: Date
}

export interface ShopFileTables {
  shop_file: ShopFileTable
}
