/** A file of a build that a process has, or had lately. */
export interface BuildFileTable {
  address: string
  /** Empty where the address holds a hash of the contents; else that hash, as the worker asks for it. */
  revision: string
  type: string
  etag: string
  plain: Buffer
  /** Its compressed siblings, where the build made them. */
  br: Buffer | null
  gz: Buffer | null
  /** When a process last said that it has it. */
  had_at: Date
}

export interface BuildTables {
  build_file: BuildFileTable
}
