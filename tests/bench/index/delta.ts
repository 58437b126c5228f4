import { Catalogue } from '#search/catalogue/catalogue.ts'
import { frameOf } from '#search/catalogue/frame.ts'
import { readFrame } from '#search/catalogue/frame-bytes.ts'
import { readLive } from '#search/catalogue/live-bytes.ts'
import { search } from '#search/answer/suggestions.ts'
import { SearchWork } from '#search/find/search-work.ts'
import { RecordBuilder } from '#search/records/record-builder.ts'
import { SegmentBuilder } from '#search/segment/build.ts'
import { packSections, unpackSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import type { PackedPart } from '../../search/records/demo-parts.ts'
import { modelsOf } from '../../search/records/demo-parts.ts'
import { sentBytes } from './engine-files.ts'
import type { MadeIndex } from './made-index.ts'

export interface Delta {
  parts: number
  /** Compressed as it is sent: the segment of the changed parts, and their records. */
  bytes: number
  /** From its bytes to the first answer of a catalogue that is in use. */
  appliedMs: number
}

const bytesOf = (sections: Iterable<readonly [string, Uint8Array]>) => [...sections].reduce((sum, [, bytes]) => sum + sentBytes(bytes), 0)

/** The records of parts, compressed as they are sent. */
export async function recordBytes(parts: readonly PackedPart[]): Promise<number> {
  const records = new RecordBuilder()
  for (const { part, record } of parts) records.add(part, record)
  return bytesOf(await records.build())
}

/** Every hundredth part is another afterwards: in its weight, its words and one more number. */
export async function measureDelta({ parts, files, asked }: MadeIndex): Promise<Delta> {
  const rows = readFrame(files.frame).rows
  const changed = parts
    .filter((_, at) => at % 100 === 50)
    .map(({ part, ...rest }, at) => ({
      ...{ part: { ...part, weightG: part.weightG + 1, words: `${part.words} revised` }, ...rest },
      ...{ numbers: [...part.numbers, { kind: 'cross' as const, maker: 'Cargo', display: String(7_000_000 + at) }] },
    }))
  const builder = new SegmentBuilder(modelsOf(rows))
  for (const { part, numbers } of changed) builder.add({ ...part, numbers })
  const sections = builder.build()
  const live = readLive(unpackSections(files.live))
  const catalogue = Catalogue.of(new Segment(unpackSections(files.segment)), frameOf(rows), live, Date.now())
  const first = (of: Catalogue) => search(of, new SearchWork(async () => undefined), { searchStr: asked.prefix[0] ?? '', pageNo: 1, pageSize: 8 })
  await first(catalogue)
  const file = packSections(sections)
  const begun = performance.now()
  await first(catalogue.with(new Segment(unpackSections(file)), live, []))
  const appliedMs = performance.now() - begun
  return { parts: changed.length, bytes: bytesOf(sections) + (await recordBytes(changed)), appliedMs }
}
