import type { ColumnType } from 'kysely'

/** A version of a pack. Devices are offered the newest version. The previous one is kept for devices that are still downloading it. */
export interface PackTable {
  tenant_id: string
  id: string
  /** Increases with gaps. */
  version: number
  made_at: Date
  /** Its position in the list of packs. */
  place: number
  /** In the shop's own language. */
  title: string
  parts: number
  /** The total size of its pieces as sent. */
  bytes: ColumnType<string, number, number>
  /** The hash of the manifest piece. */
  manifest: string
  /**
   * The stamp of the change log up to which the pack is complete. It can increase without a new version when none of the pack's parts
   * changed.
   */
  since: string
  /** The format number of its segments (search/segment/sections.ts). */
  format: number
}

export interface PackPieceTable {
  tenant_id: string
  /** SHA-256 of the content, in hex. */
  hash: string
  gzipped: boolean
  bytes: Buffer
}

/** A tenant's ECDSA key pair (P-256). The private key never leaves the server. */
export interface PackKeyTable {
  tenant_id: string
  /** The raw curve point in base64url. */
  public_key: string
  /** PKCS #8 in base64url. */
  private_key: string
  made_at: Date
}

export interface PackMakingTable {
  tenant_id: string
  /** Lease: until this time one process builds the packs. Null when no process does. */
  until: Date | null
  /** When the packs were last checked and rebuilt where needed. */
  done_at: Date | null
  /** When an import requested new packs. Null: packs are rebuilt when they are a day old. */
  due_since: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export type PackTables = {
  pack: PackTable
  pack_piece: PackPieceTable
  pack_key: PackKeyTable
  pack_making: PackMakingTable
}
