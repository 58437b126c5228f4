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

export interface BuildTables {
  build_file: BuildFileTable
}
