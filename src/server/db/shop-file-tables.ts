/** A file that a shop has uploaded. */
export interface ShopFileTable {
  tenant_id: string
  /** What the file is used for, such as `logo`. */
  name: string
  /** The media type of the file. */
  type: string
  /** A hash of the file's content, in hex. */
  hash: string
  bytes: Buffer
  changed_at: Date
}

export interface ShopFileTables {
  shop_file: ShopFileTable
}
