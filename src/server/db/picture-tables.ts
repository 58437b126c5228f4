import type { ColumnType, Generated } from 'kysely'

/** The picture for a picture name of a part. */
export interface PictureTable {
  tenant_id: string
  /** The file name in lower case. */
  name: string
  /** The hash of the source file and the conversion settings. It is part of the files' URL. */
  hash: string
  /** In pixels, after rotation. */
  width: number
  height: number
  /** Also stored as SVG. */
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

/** The picture names of a part, in order. */
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
