import { Catalogue } from '#search/catalogue/catalogue.ts'
import { indexSharedCatalogueRows, type SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedPart, LivePart } from '#search/part.ts'
import type { PartRecord } from '#search/records/part-record.ts'
import { RecordBuilder } from '#search/records/record-builder.ts'
import { type RecordSource, recordSourceOf } from '#search/records/record-source.ts'
import { createSegmentRecordsCache, type GetSegmentRecords } from '#search/records/segment-records.ts'
import { SegmentBuilder } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { DemoParts, frameRowsOf, modelsOf, type PackedPart } from './demo-parts.ts'

/** The general demo shop, with so many parts, before anything is packed. */
export function demoShop(parts: number): { parts: PackedPart[]; rows: SharedCatalogueRows } {
  const [shop] = demoTenants({ partCount: Math.round((parts * 8) / 7) })
  if (shop === undefined) throw new Error('There is no demo shop.')
  return { parts: [...new DemoParts(shop)], rows: frameRowsOf(shop) }
}

/** Where the records of each segment lie, filled as segments are packed. */
export class Packs {
  readonly #sources = new Map<Segment, RecordSource>()
  readonly records: GetSegmentRecords = createSegmentRecordsCache((segment) => {
    const source = this.#sources.get(segment)
    if (source === undefined) throw new Error('The segment was not packed.')
    return source
  })

  /** Packs parts, which come in the order of their ids. */
  async pack(parts: readonly PackedPart[], rows: SharedCatalogueRows): Promise<Segment> {
    const segment = new SegmentBuilder(modelsOf(rows))
    for (const { part } of parts) segment.add(part)
    const packed = new Segment(segment.build())
    this.#sources.set(packed, recordSourceOf(await recordSections(parts)))
    return packed
  }
}

export function recordSections(parts: readonly Pick<PackedPart, 'part' | 'record'>[]): Promise<Map<string, Uint8Array>> {
  const builder = new RecordBuilder()
  for (const { part, record } of parts) builder.add(part, record)
  return builder.build()
}

export const liveById = (parts: readonly PackedPart[]): Map<number, LivePart> => new Map(parts.map(({ live }) => [live.id, live]))

/** A catalogue of one segment. */
export async function catalogueOf(packs: Packs, parts: readonly PackedPart[], rows: SharedCatalogueRows, now = 0): Promise<Catalogue> {
  return Catalogue.createCatalogue(await packs.pack(parts, rows), indexSharedCatalogueRows(rows), liveById(parts), now)
}

/** A record and its part with little in them. */
export const plainPart = (id: number, more: Partial<IndexedPart> = {}): IndexedPart => ({
  ...{
    id,
    mcode: `AB-${id}`,
    type: 'starter',
    categoryId: '1',
    groupName: '',
    name: '',
    producer: '',
    condition: 'new',
    oeNumber: '',
    oeProducer: '',
  },
  ...{
    specName: '',
    attributes: {},
    weightG: 0,
    popularity: 0,
    firstSold: 0,
    hint: null,
    words: '',
    pictures: '',
    gtin: '',
    numbers: [],
    fits: [],
    contains: [],
  },
  ...more,
})

export const plainRecord = (more: Partial<PartRecord> = {}): PartRecord => ({
  ...{ description: '', gtin: '', boxMm: { length: 1, width: 2, height: 3 }, warrantyMonths: 24, countryOfOrigin: 'DE', hsCode: '8511.40' },
  ...{
    fitting: null,
    fitNotes: [],
    hasUnnamedVehicles: false,
    style: null,
    updatedAt: 0,
    supersededBy: null,
    unitKey: 'unit',
    partsList: [],
  },
  ...more,
})
