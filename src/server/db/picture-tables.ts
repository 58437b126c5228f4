import type { ColumnType, Generated } from 'kysely'

/** What a part's name of a picture shows. */
export interface PictureTable {
  tenant_id: string
  /** As the file is called, folded to lower case. */
  name: string
  /** Of its source and of how pictures are made: the address of its files. */
  hash: string
  /** In pixels, upright. */
  width: number
  height: number
  /** Kept as SVG too, beside its pixels. */
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

/** The pictures of a part in their order, by their names. */
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
