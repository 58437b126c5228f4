/** A file in a folder or archive. */
export interface SourceFile {
  /** The path below the folder or in the archive, with `/`. */
  path: string
  size: number
  read: () => Promise<Uint8Array>
}

/** A file that is not read, and the reason. */
export interface LeftOut {
  path: string
  says: string
}

export interface PictureSource {
  /** Sorted by path, so that the order is the same on every system. */
  files: readonly SourceFile[]
  leftOut: readonly LeftOut[]
  close: () => Promise<void>
}
