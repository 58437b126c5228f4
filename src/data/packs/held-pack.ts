import type { PackByteRange, PackSegment } from '#contract/packs/manifest.ts'
import { type SharedCatalogueFile, toSharedCatalogueFile } from '#search/catalogue/frame-bytes.ts'
import { readLiveData } from '#search/catalogue/live-bytes.ts'
import type { LiveColumns as LiveOfParts } from '#search/catalogue/live-columns.ts'
import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { RecordSource } from '#search/records/record-source.ts'
import { unpackSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import type { PackStore } from './open.ts'
import { createPackReader } from './open-pack.ts'
import type { InstalledPack, StoredPriceColumns } from './schema.ts'

/** Price and stock of the parts of a catalogue pack, and their time in ISO 8601 format. */
export interface LoadedPrices {
  asOf: string
  /** Decodes price and stock. Each call returns new data, because a catalogue changes its data in place. */
  decode: () => LiveOfParts
}

/**
 * A segment of a catalogue pack, with the source of its records and the ids of parts that it removes. The attributes of its parts are
 * loaded only with the first record, because they are as large as the rest of the index and lists do not need them.
 */
export interface LoadedSegment {
  segment: Segment
  records: RecordSource
  removedPartIds: readonly number[]
}

/** An installed catalogue pack in memory: its search index without records, which each page of a part reads when needed. */
export interface LoadedPack {
  pack: InstalledPack
  segments: readonly LoadedSegment[]
  sharedRows: SharedCatalogueRows
  nameTranslations: SharedCatalogueFile['names']
}

const ATTRIBUTES_FILE = 'column.attributes.values'

/** Tells whether a section belongs to the index, which lists and suggestions need. Sections of records and attributes do not. */
const isIndexSection = ({ name }: PackByteRange) => !name.startsWith('record.') && name !== ATTRIBUTES_FILE

/** Returns the sections and files of a catalogue pack that must be read before its index can be searched. */
export const indexSectionsOf = ({ manifest: { segments, files } }: InstalledPack): PackByteRange[] => [
  ...segments.flatMap(({ sections }) => sections.filter(isIndexSection)),
  ...files,
]

/** Builds a catalogue pack in memory from its bytes. Throws if the bytes are malformed. */
export function loadPack(store: PackStore, pack: InstalledPack, bytes: ReadonlyMap<PackByteRange, Uint8Array>): LoadedPack {
  const file = (name: string): unknown => {
    const named = pack.manifest.files.find((one) => one.name === name)
    const found = named && bytes.get(named)
    return found === undefined ? undefined : JSON.parse(new TextDecoder().decode(found))
  }
  // The casts are safe: the shop has signed the list of packs and each piece matches its hash, so the content is trusted.
  const frame = file('frame') as SharedCatalogueRows | SharedCatalogueFile | undefined
  const gone = (file('gone') ?? {}) as Readonly<Record<string, readonly number[]>>
  if (frame === undefined) throw new RangeError('The pack has no frame.')
  const named = toSharedCatalogueFile(frame, (file('names') ?? {}) as SharedCatalogueFile['names'])
  const opened = createPackReader(store, pack)
  const held = ({ id, sections }: PackSegment): LoadedSegment => {
    const index = new Map(sections.flatMap((one) => (isIndexSection(one) ? [[one.name, bytes.get(one) ?? new Uint8Array()] as const] : [])))
    const withAttributes = async () => {
      if (!index.has(ATTRIBUTES_FILE)) index.set(ATTRIBUTES_FILE, await opened.section(id, ATTRIBUTES_FILE))
    }
    return {
      segment: new Segment(index),
      records: {
        async readSection(name) {
          await withAttributes()
          return opened.section(id, name)
        },
        async readRange(name, from, to) {
          await withAttributes()
          return opened.range(id, name, from, to)
        },
      },
      removedPartIds: gone[id] ?? [],
    }
  }
  return { pack, segments: pack.manifest.segments.map(held), sharedRows: named.rows, nameTranslations: named.names }
}

/** Decodes price and stock from bytes. Throws if the bytes are malformed. */
export function loadPrices({ asOf, bytes }: StoredPriceColumns): LoadedPrices {
  const sections = unpackSections(bytes)
  return { asOf, decode: () => readLiveData(sections) }
}
