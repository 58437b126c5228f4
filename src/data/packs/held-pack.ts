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

/** What is live of a pack's parts, and when the shop said so (ISO 8601). */
export interface HeldLive {
  asOf: string
  /** Reads them once more, for a catalogue to take over. */
  read: () => LiveOfParts
}

/**
 * A segment of a pack, where its records lie, and which parts are dead before it. All attributes of its parts are there once the first of its
 * records was asked for: they weigh as much as the rest of the index, and no list shows them.
 */
export interface HeldSegment {
  segment: Segment
  records: RecordSource
  gone: readonly number[]
}

/** An installed pack in memory: its index, but not its records, of which each page reads its own. */
export interface HeldPack {
  pack: InstalledPack
  segments: readonly HeldSegment[]
  frame: FrameRows
  names: FrameFile['names']
}

const ATTRIBUTES = 'column.attributes.values'

/** What lists and suggestions are made of: not the records, and not what pages of parts read beside these. */
const isIndex = ({ name }: PackBytes) => !name.startsWith('record.') && name !== ATTRIBUTES

/** What of a pack has to be read before its index can be asked. */
export const indexOf = ({ manifest: { segments, files } }: InstalledPack): PackBytes[] => [
  ...segments.flatMap(({ sections }) => sections.filter(isIndex)),
  ...files,
]

/** Makes a pack of its bytes. Throws where they are not what a shop has made. */
export function heldPackOf(store: PackStore, pack: InstalledPack, bytes: ReadonlyMap<PackBytes, Uint8Array>): HeldPack {
  const file = (name: string): unknown => {
    const named = pack.manifest.files.find((one) => one.name === name)
    const found = named && bytes.get(named)
    return found === undefined ? undefined : JSON.parse(new TextDecoder().decode(found))
  }
  // Both by the shop whose list of packs is signed, and each piece bears its hash: they are what it wrote.
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

/** Live columns in memory. Throws for bytes that are not what a shop has made. */
export function heldLiveOf({ asOf, bytes }: LiveColumns): HeldLive {
  const sections = unpackSections(bytes)
  return { asOf, read: () => readLive(sections) }
}
