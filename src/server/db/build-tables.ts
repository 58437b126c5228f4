/** A file of an app build that a server process has now or had recently. */
export interface BuildFileTable {
  address: string
  /** Empty when the file name contains a content hash. Otherwise the hash, as the service worker requests it. */
  revision: string
  type: string
  etag: string
  plain: Buffer
  /** The compressed variants, when the build created them. */
  br: Buffer | null
  gz: Buffer | null
  /** When a process last reported that it has the file. */
  had_at: Date
}

export interface BuildTables {
  build_file: BuildFileTable
}
