/** A file that a shop has uploaded. */
export interface ShopFileTable {
  tenant_id: string
  /** The use of the file: `logo`. */
  name: string
  /** Its media type. */
  type: string
  /** A hash of the content, in hex. */
  hash: string
  bytes: Buffer
  changed_at: Date
}

export interface ShopFileTables {
  shop_file: ShopFileTable
}
