import type { PackStore } from '#data/packs/open.ts'
import { openPackReader } from '#data/packs/open-pack.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { readLiveData } from '#search/catalogue/live-bytes.ts'
import { indexSharedCatalogueRows, type SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { createSegmentRecordsCache, type GetSegmentRecords } from '#search/records/segment-records.ts'
import { unpackSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import { textOf } from './pack-shop.ts'

/** The catalogue that an installed pack holds, with its live columns, and the records of its parts. */
export async function catalogueOfPack(
  store: PackStore,
  id: string,
  now: number,
): Promise<{ catalogue: Catalogue; records: GetSegmentRecords }> {
  const pack = await openPackReader(store, id)
  const file = async (name: string) => JSON.parse(textOf(await pack.file(name)))
  const frame: SharedCatalogueRows = await file('frame')
  const gone: Record<string, number[]> = await file('gone')
  const columns = await pack.readPrices()
  if (columns === null) throw new Error('There is nothing live beside the pack.')
  const live = readLiveData(unpackSections(columns.bytes))
  const idOf = new Map<Segment, string>()
  let catalogue: Catalogue | null = null
  for (const { id: segmentId, sections } of pack.manifest.segments) {
    const index = sections.filter(({ name }) => !name.startsWith('record.'))
    const read = await Promise.all(index.map(async ({ name }) => [name, await pack.section(segmentId, name)] as const))
    const segment = new Segment(new Map(read))
    idOf.set(segment, segmentId)
    catalogue =
      catalogue === null
        ? Catalogue.createCatalogue(segment, indexSharedCatalogueRows(frame), live, now)
        : catalogue.withNewerSegment(segment, live, gone[segmentId] ?? [])
  }
  if (catalogue === null) throw new Error('The pack has no segments.')
  const records = createSegmentRecordsCache((segment) => {
    const segmentId = idOf.get(segment) ?? ''
    return { readSection: (name) => pack.section(segmentId, name), readRange: (name, from, to) => pack.range(segmentId, name, from, to) }
  })
  return { catalogue, records }
}
