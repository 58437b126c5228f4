import type { PackByteRange, PackManifest } from '#contract/packs/manifest.ts'
import { PackError } from '#contract/packs/pack-error-reasons.ts'
import { concatBytes } from './fetch-piece.ts'
import { readPackPrices } from './live.ts'
import type { PackStore } from './open.ts'
import { assertKnownFormat, readPieces } from './pieces.ts'
import type { InstalledPack, StoredPriceColumns } from './schema.ts'

/** An installed version of a catalogue pack, opened for reading. */
export interface PackReader {
  manifest: PackManifest
  /** Reads a complete section of an index segment. */
  section: (segmentId: string, name: string) => Promise<Uint8Array<ArrayBuffer>>
  /**
   * Reads the bytes of a section from `from` (inclusive) to `to` (exclusive), limited to its length. Only the necessary pieces are read.
   */
  range: (segmentId: string, name: string, from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>
  /** Reads a complete file of the catalogue pack. */
  file: (name: string) => Promise<Uint8Array<ArrayBuffer>>
  readPrices: () => Promise<StoredPriceColumns | null>
}

/**
 * Opens an installed catalogue pack. Rejects with PackError `not-installed` or `newer-store`. Reading rejects with `damaged` if a piece is
 * missing, with `replaced` if a newer version was installed meanwhile, and with RangeError for an unknown name.
 */
export async function openPackReader(store: PackStore, id: string): Promise<PackReader> {
  const pack = await store.run((db) => db.get('packs', id))
  if (pack === undefined) throw new PackError('not-installed')
  assertKnownFormat(pack)
  return createPackReader(store, pack)
}

/** Opens the version of a pack that the given record describes, for reading. Reading rejects as described at `openPackReader`. */
export function createPackReader(store: PackStore, pack: InstalledPack): PackReader {
  const { id, manifest } = pack

  async function readPackBytes(one: PackByteRange, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
    const found = await readByteRange(store, manifest, one, from, to)
    if (found === null) throw await findMissingReason()
    return found
  }

  async function findMissingReason(): Promise<PackError> {
    const now = await store.run((db) => db.get('packs', id))
    if (now === undefined) return new PackError('not-installed')
    return new PackError(now.entry.manifest === pack.entry.manifest ? 'damaged' : 'replaced')
  }

  const sectionOf = (segmentId: string, name: string) =>
    findSection(manifest.segments.find((segment) => segment.id === segmentId)?.sections ?? [], name)

  return {
    manifest,
    section: async (segmentId, name) => readPackBytes(sectionOf(segmentId, name), 0, Number.POSITIVE_INFINITY),
    range: async (segmentId, name, from, to) => readPackBytes(sectionOf(segmentId, name), from, to),
    file: async (name) => readPackBytes(findSection(manifest.files, name), 0, Number.POSITIVE_INFINITY),
    readPrices: () => readPackPrices(store, id),
  }
}

/** Reads a range of a section or file, limited to its length. Returns null if a piece is missing. */
async function readByteRange(
  store: PackStore,
  { pieceBytes }: Pick<PackManifest, 'pieceBytes'>,
  { at = 0, bytes, pieces }: PackByteRange,
  from: number,
  to: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const begin = at + Math.max(0, from)
  const end = at + Math.min(bytes, to)
  if (begin >= end) return new Uint8Array()
  const first = Math.floor(begin / pieceBytes)
  const read = await readPieces(store, pieces.slice(first, Math.ceil(end / pieceBytes)))
  const here = read.flatMap((piece) => (piece === undefined ? [] : [new Uint8Array(piece)]))
  if (here.length < read.length) return null
  const [only] = here
  const run = here.length === 1 && only !== undefined ? only : concatBytes(here)
  return run.subarray(begin - first * pieceBytes, end - first * pieceBytes)
}

/** Reads all bytes of a section or file. Rejects with PackError `damaged` if a piece is missing. */
export async function readAllBytes(
  store: PackStore,
  manifest: Pick<PackManifest, 'pieceBytes'>,
  one: PackByteRange,
): Promise<Uint8Array<ArrayBuffer>> {
  const found = await readByteRange(store, manifest, one, 0, Number.POSITIVE_INFINITY)
  if (found === null) throw new PackError('damaged')
  return found
}

function findSection(all: readonly PackByteRange[], name: string): PackByteRange {
  const found = all.find((one) => one.name === name)
  if (found === undefined) throw new RangeError(`This pack has no ${name}.`)
  return found
}
