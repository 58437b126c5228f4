import type { PackBytes, PackSegment } from '#contract/packs/manifest.ts'
import type { FrameRows } from '#search/catalogue/frame.ts'
import { type FrameFile, frameFileOf } from '#search/catalogue/frame-bytes.ts'
import { readLive } from '#search/catalogue/live-bytes.ts'
import type { LiveColumns as LiveOfParts } from '#search/catalogue/live-columns.ts'
import type { RecordSource } from '#search/records/record-source.ts'
import { unpackSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import type { PackStore } from './open.ts'
import { readerOf } from './open-pack.ts'
import type { InstalledPack, LiveColumns } from './schema.ts'

/** The live columns of a pack's parts, and their time (ISO 8601). */
export interface HeldLive {
  asOf: string
  /** Reads them again, for a catalogue that takes ownership of the result. */
  read: () => LiveOfParts
}

/**
 * A segment of a pack: the location of its records, and its deleted parts. The attributes of its parts are only loaded with the first
 * record: they are as large as the rest of the index, and lists do not need them.
 */
export interface HeldSegment {
  segment: Segment
  records: RecordSource
  gone: readonly number[]
}

/** An installed pack in memory: its index without records, which each page reads on demand. */
export interface HeldPack {
  pack: InstalledPack
  segments: readonly HeldSegment[]
  frame: FrameRows
  names: FrameFile['names']
}

const ATTRIBUTES = 'column.attributes.values'

/** The bytes that lists and suggestions need: not records or data of part pages. */
const isIndex = ({ name }: PackBytes) => !name.startsWith('record.') && name !== ATTRIBUTES

/** The bytes of a pack that must be read before its index can be searched. */
export const indexOf = ({ manifest: { segments, files } }: InstalledPack): PackBytes[] => [
  ...segments.flatMap(({ sections }) => sections.filter(isIndex)),
  ...files,
]

/** Builds a pack from its bytes. Throws if they are malformed. */
export function heldPackOf(store: PackStore, pack: InstalledPack, bytes: ReadonlyMap<PackBytes, Uint8Array>): HeldPack {
  const file = (name: string): unknown => {
    const named = pack.manifest.files.find((one) => one.name === name)
    const found = named && bytes.get(named)
    return found === undefined ? undefined : JSON.parse(new TextDecoder().decode(found))
  }
  // The list is signed by the shop and each piece matches its hash, so the content is trusted.
  const frame = file('frame') as FrameRows | FrameFile | undefined
  const gone = (file('gone') ?? {}) as Readonly<Record<string, readonly number[]>>
  if (frame === undefined) throw new RangeError('The pack has no frame.')
  const named = frameFileOf(frame, (file('names') ?? {}) as FrameFile['names'])
  const opened = readerOf(store, pack)
  const held = ({ id, sections }: PackSegment): HeldSegment => {
    const index = new Map(sections.flatMap((one) => (isIndex(one) ? [[one.name, bytes.get(one) ?? new Uint8Array()] as const] : [])))
    const withAttributes = async () => {
      if (!index.has(ATTRIBUTES)) index.set(ATTRIBUTES, await opened.section(id, ATTRIBUTES))
    }
    return {
      segment: new Segment(index),
      records: {
        async section(name) {
          await withAttributes()
          return opened.section(id, name)
        },
        async range(name, from, to) {
          await withAttributes()
          return opened.range(id, name, from, to)
        },
      },
      gone: gone[id] ?? [],
    }
  }
  return { pack, segments: pack.manifest.segments.map(held), frame: named.rows, names: named.names }
}

/** Builds live columns from bytes. Throws if they are malformed. */
export function heldLiveOf({ asOf, bytes }: LiveColumns): HeldLive {
  const sections = unpackSections(bytes)
  return { asOf, read: () => readLive(sections) }
}
