import { expect, test } from 'vitest'
import { readPartsWithRecords, segmentSourceOf } from '#search/recipe/part-with-record.ts'
import { recordSourceOf } from '#search/records/record-source.ts'
import { SegmentRecords } from '#search/records/segment-records.ts'
import { buildSegment } from '#search/segment/build.ts'
import { plainPart, plainRecord, recordSections } from './shop.ts'

const right = '04006381333931'
const parts = [
  { part: plainPart(1, { gtin: right }), record: plainRecord({ gtin: right }) },
  { part: plainPart(2), record: plainRecord({ gtin: 'ask us' }) },
  { part: plainPart(3), record: plainRecord() },
]
const records = await recordSections(parts)
const sections = new Map([
  ...buildSegment(
    parts.map(({ part }) => part),
    new Map(),
  ),
  ...records,
])

test('an article number is told once: by the index, or by the record where it is no right one', async () => {
  const read = new SegmentRecords(recordSourceOf(records))
  expect(await Promise.all(parts.map(async (_, row) => (await read.readRecord(row)).gtin))).toEqual(['', 'ask us', ''])
})

test('what is read of both together says it', async () => {
  const whole = await readPartsWithRecords(segmentSourceOf(sections, recordSourceOf(sections)), [0, 1, 2], async () => undefined)
  expect(whole.map(({ part, record }) => [part.gtin, record.gtin])).toEqual([
    [right, right],
    ['', 'ask us'],
    ['', ''],
  ])
})
