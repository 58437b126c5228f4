/** A file in a folder or archive of pictures. */
export interface SourceFile {
  /** The path of the file below the folder or inside the archive, with `/` as separator. */
  path: string
  sizeInBytes: number
  read: () => Promise<Uint8Array>
}

/** A file that is not read, with the reason. */
export interface SkippedFile {
  path: string
  reason: string
}

export interface PictureSource {
  /** The files of the folder or archive, sorted by path so that the order is the same on every system. */
  files: readonly SourceFile[]
  skippedFiles: readonly SkippedFile[]
  close: () => Promise<void>
}
