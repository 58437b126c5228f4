import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { sql } from 'kysely'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import type { PackByteRange } from '#contract/packs/manifest.ts'
import { PIECE_BYTES } from '#contract/packs/pieces.ts'
import type { Db } from '#server/db/open.ts'
import { sha256 } from '#server/kernel/hashes.ts'
import { groupFilesForPieces } from './group-files-for-pieces.ts'

/** A piece of a pack as it is stored in the database. */
export interface StoredPiece {
  bytes: Buffer
  gzipped: boolean
}

const gzipAsync = promisify<Uint8Array, { level: number }, Buffer>(gzip)
const gunzipAsync = promisify<Buffer, Buffer>(gunzip)

/** A piece is stored compressed only if its size is below this share of the original. Otherwise devices would decompress it for nothing. */
const MAX_GZIP_RATIO = 0.97
/** Pieces per query. A query reads at most four megabytes. */
const PIECES_PER_READ = 16
const PIECES_PER_WRITE = 16

interface HashedPiece {
  hash: string
  bytes: Uint8Array
}

const cutIntoPieces = (bytes: Uint8Array): HashedPiece[] =>
  Array.from({ length: Math.ceil(bytes.length / PIECE_BYTES) }, (_, at) => {
    const piece = bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES)
    return { hash: sha256(piece), bytes: piece }
  })

/** Cuts the bytes of named files into pieces and stores the pieces that are not stored yet. Small files share a piece. */
export async function storeBytes(
  db: Db,
  tenantId: string,
  named: readonly (readonly [name: string, bytes: Uint8Array])[],
): Promise<PackByteRange[]> {
  const all = groupFilesForPieces(named).map(({ bytes, containedFiles }) => ({ cuts: cutIntoPieces(bytes), holds: containedFiles }))
  const pieces = new Map(all.flatMap(({ cuts }) => cuts.map(({ hash, bytes }) => [hash, bytes] as const)))
  for (const hash of await readStoredHashes(db, tenantId, [...pieces.keys()])) pieces.delete(hash)
  await storePieces(db, tenantId, [...pieces])
  const kept = all.flatMap(({ cuts, holds }) => holds.map((one): PackByteRange => ({ ...one, pieces: cuts.map(({ hash }) => hash) })))
  const byName = new Map(kept.map((one) => [one.name, one]))
  return named.flatMap(([name]) => byName.get(name) ?? [])
}

/** Stores bytes of any length as one piece, such as a manifest. Returns the piece's hash. */
export async function storeAsOnePiece(db: Db, tenantId: string, bytes: Uint8Array): Promise<string> {
  const hash = sha256(bytes)
  await storePieces(db, tenantId, [[hash, bytes]])
  return hash
}

async function storePieces(db: Db, tenantId: string, pieces: readonly (readonly [hash: string, bytes: Uint8Array])[]): Promise<void> {
  for (const some of chunksOf(pieces, PIECES_PER_WRITE)) {
    const stored = await Promise.all(some.map(async ([hash, bytes]) => ({ hash, ...(await compressPiece(bytes)) })))
    await db
      .insertInto('pack_piece')
      .values(stored.map((piece) => ({ tenant_id: tenantId, ...piece })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function compressPiece(bytes: Uint8Array): Promise<StoredPiece> {
  const packed = await gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION })
  return packed.length < bytes.length * MAX_GZIP_RATIO ? { bytes: packed, gzipped: true } : { bytes: Buffer.from(bytes), gzipped: false }
}

/** Returns the number of bytes that are sent to a device for the given content, which may be compressed. */
export const transferSizeBytes = async (bytes: Uint8Array): Promise<number> => (await compressPiece(bytes)).bytes.length

/** Returns which of the given pieces are already stored. */
async function readStoredHashes(db: Db, tenantId: string, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select hash from pack_piece where tenant_id = ${tenantId} and hash = any(${[...hashes]}::text[])`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** Returns how many of the given pieces are stored, and how many bytes are sent for these stored pieces. */
export async function measurePieces(db: Db, tenantId: string, hashes: readonly string[]): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::int as count, coalesce(sum(octet_length(bytes)), 0)::double precision as bytes
    from pack_piece where tenant_id = ${tenantId} and hash = any(${[...hashes]}::text[])`.execute(db)
  return rows[0] ?? { count: 0, bytes: 0 }
}

/** Reads a piece of a tenant's packs. Undefined if there is no such piece. */
export const readStoredPiece = (db: Db, tenantId: string, hash: string): Promise<StoredPiece | undefined> =>
  db.selectFrom('pack_piece').select(['bytes', 'gzipped']).where('tenant_id', '=', tenantId).where('hash', '=', hash).executeTakeFirst()

/** Returns the uncompressed bytes of a piece. */
export const decompressStoredPiece = async ({ bytes, gzipped }: StoredPiece): Promise<Buffer> =>
  gzipped ? gunzipAsync(Buffer.from(bytes)) : Buffer.from(bytes)

/** Reads the bytes of a file from the pieces that contain it. */
export const readByteRange = async (db: Db, tenantId: string, { at = 0, bytes, pieces }: PackByteRange): Promise<Buffer> =>
  (await readPieceBytes(db, tenantId, pieces)).subarray(at, at + bytes)

/** Reads pieces and joins their contents to the original bytes. */
export async function readPieceBytes(db: Db, tenantId: string, hashes: readonly string[]): Promise<Buffer> {
  const found: Buffer[] = []
  for (const some of chunksOf(hashes, PIECES_PER_READ)) {
    const { rows } = await sql<StoredPiece & { hash: string }>`
      select hash, bytes, gzipped from pack_piece where tenant_id = ${tenantId} and hash = any(${some}::text[])`.execute(db)
    const byHash = new Map(rows.map((row) => [row.hash, row]))
    for (const hash of some) {
      const piece = byHash.get(hash)
      if (piece === undefined) throw new Error(`The piece ${hash} of a pack is not there.`)
      found.push(await decompressStoredPiece(piece))
    }
  }
  return Buffer.concat(found)
}

/** Deletes all pieces of a tenant's packs except the given ones. */
export async function deleteUnneededPieces(db: Db, tenantId: string, needed: Iterable<string>): Promise<void> {
  await sql`
    delete from pack_piece where tenant_id = ${tenantId}
      and not exists (select from unnest(${[...needed]}::text[]) as needed (hash) where needed.hash = pack_piece.hash)`.execute(db)
}
