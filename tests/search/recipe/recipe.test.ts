import { expect, test } from 'vitest'
import { decompressRecordSections } from '#search/recipe/decompress-record-sections.ts'
import { rebuildSegmentSections } from '#search/recipe/made-again.ts'
import { readPartsWithRecords, segmentSourceOf } from '#search/recipe/part-with-record.ts'
import { writeSegmentDelta } from '#search/recipe/recipe.ts'
import { recordSourceOf } from '#search/records/record-source.ts'
import { buildSegment } from '#search/segment/build.ts'
import type { SegmentSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { DemoParts, frameRowsOf, modelsOf, type PackedPart } from '../records/demo-parts.ts'
import { recordSections } from '../records/shop.ts'

const [demo] = demoTenants({ partCount: 900 })
if (demo === undefined) throw new Error('There is no demo shop.')
const rows = frameRowsOf(demo)
const parts = [...new DemoParts(demo)]
const sectionsOf = async (some: readonly PackedPart[]): Promise<SegmentSections> =>
  new Map([
    ...buildSegment(
      some.map(({ part }) => part),
      modelsOf(rows),
    ),
    ...(await recordSections(some)),
  ])
const layer = (sections: SegmentSections) => segmentSourceOf(sections, recordSourceOf(sections))
const noPause = async (): Promise<void> => undefined
const all = (sections: SegmentSections, pause = noPause) =>
  readPartsWithRecords(layer(sections), [...new Segment(new Map(sections)).ids.keys()], pause)

/** Every tenth part in another guise, and one that is new. */
const changed = parts
  .filter((_, at) => at % 10 === 3)
  .map(({ part, record, live }, at): PackedPart => {
    const numbers = [...part.numbers, { kind: 'cross' as const, maker: 'Cargo', display: `70-${1000 + at}` }]
    return {
      part: {
        ...part,
        name: at % 3 === 0 ? 'Winch starter' : part.name,
        words: `${part.words} revised`,
        pictures: `${'0'.repeat(32)}:${at + 1}x9`,
        numbers,
        fits: part.fits.slice(at % 2),
      },
      record: {
        ...record,
        description: `${record.description} Turns both ways.`,
        partsList: record.partsList.slice(at % 2),
        supersededBy: at % 4 === 0 ? 'X-1' : null,
      },
      live,
    }
  })
const [first] = parts
if (first === undefined) throw new Error('There are no parts.')
const added: PackedPart = {
  ...first,
  part: { ...first.part, id: 100_000, mcode: 'NEW-1', numbers: [{ kind: 'mcode', maker: '', display: 'NEW-1' }] },
}

const base = await sectionsOf(parts)
const whole = await all(await sectionsOf([...changed, added]))

test('what is read of a segment says all that it was made of', async () => {
  const byId = new Map((await all(base)).map((one) => [one.part.id, one]))
  for (const { part, record } of parts) {
    const read = byId.get(part.id)
    expect(read?.record).toEqual(record)
    const { words: _, fits, numbers, contains, ...rest } = part
    expect(read?.part).toMatchObject(rest)
    expect(new Set(read?.part.fits.map((fit) => JSON.stringify(fit)))).toEqual(
      new Set(fits.map(({ modelId, engine, from, to }) => JSON.stringify({ modelId, engine, from, to }))),
    )
    expect(read?.part.numbers).toEqual(numbers.filter(({ kind }) => kind !== 'mcode'))
    expect(new Set(read?.part.contains)).toEqual(new Set(contains))
  }
})

test('a newer segment is made of those before it, byte for byte, by a recipe that is a fraction of it', async () => {
  const recipe = await writeSegmentDelta([layer(base)], whole, noPause)
  const made = await rebuildSegmentSections([layer(base)], recipe, rows, noPause)
  expect(await all(made)).toEqual(whole)
  const packed = whole.map(({ part, record }) => ({ part, record, live: first.live }))
  expect(made).toEqual(await decompressRecordSections(await sectionsOf(packed)))
  expect(recipe.length).toBeLessThan([...made.values()].reduce((sum, { length }) => sum + length, 0) / 4)
})

test('of a part in several segments the newest counts', async () => {
  const between = await sectionsOf(changed)
  const recipe = await writeSegmentDelta([layer(base), layer(between)], whole, noPause)
  // But for the new part nothing is left to say.
  expect(new TextDecoder().decode(recipe)).toMatch(/^(\[\[\d+,\{\}\](,\[\d+,\{\}\])*,\[\d+,\{"mcode")/)
  expect(await all(await rebuildSegmentSections([layer(base), layer(between)], recipe, rows, noPause))).toEqual(whole)
})

test('others get their turn after some parts, however a recipe is made or used', async () => {
  /** How many parts there are for each pause. */
  const partsBetween = async (work: (pause: () => Promise<void>) => Promise<unknown>, count: number) => {
    let pauses = 0
    await work(async () => {
      pauses += 1
    })
    return count / pauses
  }
  const recipe = await writeSegmentDelta([], whole, noPause)
  expect(await partsBetween((pause) => all(base, pause), parts.length)).toBeLessThanOrEqual(50)
  expect(await partsBetween((pause) => writeSegmentDelta([], whole, pause), whole.length)).toBeLessThanOrEqual(50)
  // It is read, taken in and built.
  expect(await partsBetween((pause) => rebuildSegmentSections([], recipe, rows, pause), whole.length)).toBeLessThanOrEqual(50 / 3)
})
