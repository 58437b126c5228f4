import { NEWEST_PACK_FORMAT, type PackByteRange, type PackManifest } from '#contract/packs/manifest.ts'
import { hashOf, pieceSizes } from '#contract/packs/pieces.ts'
import type { PackStore } from '#data/packs/open.ts'
import type { InstalledPack } from '#data/packs/schema.ts'
import { writeLiveData } from '#search/catalogue/live-bytes.ts'
import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { SegmentBuilder } from '#search/segment/build.ts'
import { packSections } from '#search/segment/sections.ts'
import { modelsOf, type PackedPart } from '../../search/records/demo-parts.ts'
import { recordSections } from '../../search/records/shop.ts'

const PIECE_BYTES = 16 * 1024

/** A version of a pack as a shop makes it: its first segment and newer ones, each with the ids that are gone before it. */
export interface MadePack {
  id: string
  title?: string
  madeAt: string
  segments: readonly { parts: readonly PackedPart[]; gone?: readonly number[] }[]
  rows: SharedCatalogueRows
  totalParts: number
  names?: Record<string, Record<string, string>>
  /** When its prices are of; null: none have come. Those of all parts that stand in it, or of `live`. */
  liveAsOf: string | null
  live?: readonly PackedPart[]
}

/** Puts a pack onto a device as a download leaves it. Gives back its record. */
export async function putPack(store: PackStore, made: MadePack): Promise<InstalledPack> {
  const pieces = new Map<string, ArrayBuffer>()
  async function keep(bytes: Uint8Array): Promise<string> {
    const own = Uint8Array.from(bytes)
    const hash = await hashOf(own)
    pieces.set(hash, own.buffer)
    return hash
  }
  async function cut(name: string, bytes: Uint8Array): Promise<PackByteRange> {
    const hashes: string[] = []
    for (const at of pieceSizes(bytes.length, PIECE_BYTES).keys())
      hashes.push(await keep(bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES)))
    return { name, bytes: bytes.length, pieces: hashes }
  }
  const segments: InstalledPack['manifest']['segments'] = []
  const gone: Record<string, readonly number[]> = {}
  for (const { parts, gone: ids = [] } of made.segments) {
    const builder = new SegmentBuilder(modelsOf(made.rows))
    for (const { part } of parts) builder.add(part)
    const sections: PackByteRange[] = []
    for (const [name, bytes] of [...builder.build(), ...(await recordSections(parts))]) sections.push(await cut(name, bytes))
    const id = await hashOf(new TextEncoder().encode(JSON.stringify(sections)))
    gone[id] = ids
    segments.push({ id, parts: parts.length, sections })
  }
  const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
  const files = [await cut('frame', json(made.rows)), await cut('gone', json(gone)), await cut('names', json(made.names ?? {}))]
  const { id, madeAt, totalParts } = made
  const parts = segments.reduce((sum, segment) => sum + segment.parts, 0)
  const manifest: PackManifest = {
    format: NEWEST_PACK_FORMAT,
    tenantId: 'volt',
    packId: id,
    version: 1,
    madeAt,
    parts,
    stamp: madeAt,
    pieceBytes: PIECE_BYTES,
    segments,
    files,
  }
  const entry = { id, title: made.title ?? id, parts, totalParts, bytes: 1, version: 1, madeAt, manifest: await hashOf(json(manifest)) }
  const pack: InstalledPack = { format: 1, id, entry, manifest, bytes: 1, installedAt: 0, verifiedAt: null, broken: [] }
  const all = made.segments.flatMap((segment) => segment.parts)
  const live =
    made.liveAsOf === null
      ? null
      : packSections(writeLiveData([...new Map((made.live ?? all).map((one) => [one.live.id, one.live])).values()]))
  await store.run(async (db) => {
    const tx = db.transaction(['pieces', 'packs', 'live'], 'readwrite')
    for (const [hash, bytes] of pieces) void tx.objectStore('pieces').put(bytes, hash)
    void tx.objectStore('packs').put(pack)
    if (live !== null && made.liveAsOf !== null) void tx.objectStore('live').put({ id, asOf: made.liveAsOf, version: 1, bytes: live })
    await tx.done
  })
  return pack
}
