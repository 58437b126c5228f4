import type { ColumnType } from 'kysely'

/** A version of a pack. Devices get the newest version. The version before it is kept for devices that are still downloading it. */
export interface PackTable {
  tenant_id: string
  id: string
  /** The version number of the pack. It increases, but may skip numbers. */
  version: number
  made_at: Date
  /** The pack's position in the list of packs. */
  place: number
  /** The pack's title in the shop's main language. */
  title: string
  parts: number
  /** The total size of the pack's pieces as they are sent, in bytes. */
  bytes: ColumnType<string, number, number>
  /** The hash of the pack's manifest piece, which lists the other pieces. */
  manifest: string
  /**
   * The position in the change log (the stamp) up to which the pack contains all changes. It can increase without a new version if none of
   * the pack's parts changed.
   */
  since: string
  /** The number of the format of the pack's index segments (search/segment/sections.ts). */
  format: number
}

export interface PackPieceTable {
  tenant_id: string
  /** SHA-256 of the piece's content, in hex. */
  hash: string
  gzipped: boolean
  bytes: Buffer
}

/** A tenant's ECDSA key pair (P-256), with which its list of packs is signed. The private key never leaves the server. */
export interface PackKeyTable {
  tenant_id: string
  /** The public key as a raw curve point in base64url. */
  public_key: string
  /** The private key as PKCS #8 in base64url. */
  private_key: string
  made_at: Date
}

export interface PackMakingTable {
  tenant_id: string
  /** The time until which one process has reserved the building of the packs (a lease). Null if no process builds them. */
  until: Date | null
  /** When the packs were last checked and, where necessary, rebuilt. */
  done_at: Date | null
  /** When an import requested new packs. Null: packs are rebuilt only when they are a day old. */
  due_since: ColumnType<Date | null, Date | null | undefined, Date | null>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    pack: PackTable
    pack_piece: PackPieceTable
    pack_key: PackKeyTable
    pack_making: PackMakingTable
  }
}
