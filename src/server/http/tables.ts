/** A file of an app build that a server process has now or had recently. */
export interface BuildFileTable {
  address: string
  /** Empty if the file name contains a content hash. Otherwise the hash with which the service worker requests the file. */
  revision: string
  type: string
  etag: string
  plain: Buffer
  /** The file's content compressed with Brotli. Null if the build did not compress the file. */
  br: Buffer | null
  gz: Buffer | null
  /** When a process last reported that it has this file. */
  had_at: Date
}

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

declare module '#server/db/tables.ts' {
  interface Tables {
    build_file: BuildFileTable
    shop_file: ShopFileTable
  }
}
