/** A file in a folder or an archive. */
export interface SourceFile {
  /** Below the folder, or in the archive, with `/`. */
  path: string
  size: number
  read: () => Promise<Uint8Array>
}

/** What lies in a folder and is not read, and why. */
export interface LeftOut {
  path: string
  says: string
}

export interface PictureSource {
  /** In the order of their paths, so that the same folder is read in the same order anywhere. */
  files: readonly SourceFile[]
  leftOut: readonly LeftOut[]
  close: () => Promise<void>
}
