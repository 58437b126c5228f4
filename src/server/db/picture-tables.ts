import type { ColumnType, Generated } from 'kysely'

/** The picture that a shop has stored under a picture name. */
export interface PictureTable {
  tenant_id: string
  /** The file name of the picture in lower case. */
  name: string
  /** The hash of the picture's source file and the conversion settings. It is part of the URL of the picture's files. */
  hash: string
  /** The picture's width in pixels, after rotation. */
  width: number
  height: number
  /** Whether the picture is also stored as SVG. */
  vector: Generated<boolean>
}

export interface PictureFileTable {
  tenant_id: string
  hash: string
  width: number
  format: 'avif' | 'webp' | 'svg'
  bytes: Uint8Array
  kept_at: ColumnType<Date, Date | undefined, Date>
}

/** The names of a part's pictures, in order. */
export interface PartPictureTable {
  tenant_id: string
  part_id: number
  place: number
  name: string
}

export interface PictureTables {
  picture: PictureTable
  picture_file: PictureFileTable
  part_picture: PartPictureTable
}
