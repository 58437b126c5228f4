import { search } from '#search/answer/suggestions.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { readSharedCatalogueData } from '#search/catalogue/frame-bytes.ts'
import { readLiveData } from '#search/catalogue/live-bytes.ts'
import { indexSharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { rebuildSegmentSections } from '#search/recipe/made-again.ts'
import { readPartsWithRecords, segmentSourceOf } from '#search/recipe/part-with-record.ts'
import { writeSegmentDelta } from '#search/recipe/recipe.ts'
import { recordSourceOf } from '#search/records/record-source.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import { buildSegment } from '#search/segment/build.ts'
import { type SegmentSections, unpackSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import type { PackedPart } from '../../search/records/demo-parts.ts'
import { modelsOf } from '../../search/records/demo-parts.ts'
import { recordSections } from '../../search/records/shop.ts'
import { sentBytes } from './engine-files.ts'
import type { MadeIndex } from './made-index.ts'

export interface Delta {
  parts: number
  /** Compressed as it is sent: the recipe by which the segment of the changed parts is made. */
  bytes: number
  /** The same of the segment itself with its records, for who cannot make it. */
  plainBytes: number
  /** From the recipe to the first answer of a catalogue that is in use. */
  appliedMs: number
}

const bytesOf = (sections: Iterable<readonly [string, Uint8Array]>) => [...sections].reduce((sum, [, bytes]) => sum + sentBytes(bytes), 0)

/** The records of parts, compressed as they are sent. */
export const recordBytes = async (parts: readonly PackedPart[]): Promise<number> => bytesOf(await recordSections(parts))

/** Every hundredth part is another afterwards: in its weight, its words and one more number. */
export async function measureDelta({ parts, files, sections: index, asked }: MadeIndex): Promise<Delta> {
  const rows = readSharedCatalogueData(files.frame).rows
  const changed = parts
    .filter((_, at) => at % 100 === 50)
    .map(({ part, ...rest }, at): PackedPart => {
      const numbers = [...part.numbers, { kind: 'cross' as const, maker: 'Cargo', display: String(7_000_000 + at) }]
      return { part: { ...part, weightG: part.weightG + 1, words: `${part.words} revised`, numbers }, ...rest }
    })
  const base = new Map([...index, ...(await recordSections(parts))])
  const newer = new Map([
    ...buildSegment(
      changed.map(({ part }) => part),
      modelsOf(rows),
    ),
    ...(await recordSections(changed)),
  ])
  const layer = (sections: SegmentSections) => segmentSourceOf(sections, recordSourceOf(sections))
  const noPause = async () => undefined
  const recipe = await writeSegmentDelta([layer(base)], await readPartsWithRecords(layer(newer), [...changed.keys()], noPause), noPause)
  const live = readLiveData(unpackSections(files.live))
  const catalogue = Catalogue.createCatalogue(new Segment(unpackSections(files.segment)), indexSharedCatalogueRows(rows), live, Date.now())
  const first = (of: Catalogue) =>
    search(of, new SearchBudget(async () => undefined), { searchStr: asked.prefix[0] ?? '', pageNo: 1, pageSize: 8 })
  await first(catalogue)
  const begun = performance.now()
  const made = await rebuildSegmentSections([layer(base)], recipe, rows, noPause)
  await first(catalogue.withNewerSegment(new Segment(made), live, []))
  const appliedMs = performance.now() - begun
  return { parts: changed.length, bytes: sentBytes(recipe), plainBytes: bytesOf(newer), appliedMs }
}
