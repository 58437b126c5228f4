import type { ColumnType } from 'kysely'

/** A version of a pack. The newest is offered; the one before it stays for devices that are fetching it. */
export interface PackTable {
  tenant_id: string
  id: string
  /** Counts up, with gaps. */
  version: number
  made_at: Date
  /** Where it stands in the list. */
  place: number
  /** In the shop's own language. */
  title: string
  parts: number
  /** Of its pieces, as they are sent. */
  bytes: ColumnType<string, number, number>
  /** The piece that is its manifest. */
  manifest: string
  /** Up to where of the log of changes it says everything; moves on without a new version where nothing of it has changed. */
  since: string
  /** Of its segments (search/segment/sections.ts). */
  format: number
}

export interface PackPieceTable {
  tenant_id: string
  /** SHA-256 of what it is, in hex. */
  hash: string
  gzipped: boolean
  bytes: Buffer
}

/** A tenant's key pair, ECDSA by P-256. The private one never leaves the server. */
export interface PackKeyTable {
  tenant_id: string
  /** The raw point, base64url. */
  public_key: string
  /** PKCS #8, base64url. */
  private_key: string
  made_at: Date
}

export interface PackMakingTable {
  tenant_id: string
  /** So long it is one process's to make packs; null: nobody is at it. */
  until: Date | null
  /** When packs were last looked at and whatever had changed was made. */
  done_at: Date | null
  /** Since when an import wants them made anew, whatever the hour; null: not before they are a day old. */
  due_since: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export type PackTables = {
  pack: PackTable
  pack_piece: PackPieceTable
  pack_key: PackKeyTable
  pack_making: PackMakingTable
}
