import { expect, test } from 'vitest'
import { buildSegment } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import { plainPart } from '../records/shop.ts'

const segmentOf = (...attributes: Record<string, string | number>[]) =>
  buildSegment(
    attributes.map((some, at) => plainPart(at + 1, { attributes: some })),
    new Map(),
  )
const column = (segment: Segment, key: 'boreMm' | 'own-flank' | 'own-mark') => {
  const found = segment.attributeColumn(key)
  return found && Object.fromEntries(Array.from(found.rows, (row, at) => [row, found.values[found.valueIndexes[at] ?? -1]]))
}

test('each measurable attribute keeps the rows that have it, and their values', () => {
  const segment = new Segment(segmentOf({ boreMm: 17 }, {}, { boreMm: 17.5, 'own-flank': 'cogged' }, { boreMm: 17, rotorOhm: 2.3 }))

  expect(column(segment, 'boreMm')).toEqual({ 0: '17', 2: '17.5', 3: '17' })
  expect(column(segment, 'own-flank')).toEqual({ 2: 'cogged' })
  expect(segment.attributeKeys).toEqual(['boreMm', 'own-flank'])
})

test('attributes that nobody can see, or that are fixed filters already, take no bytes', () => {
  expect(segmentOf({ rotorOhm: 2.3, voltage: 12, supplied: 'with pulley' }).has('measurable')).toBe(false)
  expect(column(new Segment(segmentOf({})), 'boreMm')).toBeNull()
})

test('a shop’s own text that is another for every part is left out, a number is kept', () => {
  const parts = Array.from({ length: 600 }, (_, at) => ({ 'own-mark': `M${at}`, 'own-flank': at }))
  expect(new Segment(segmentOf(...parts)).attributeKeys).toEqual(['own-flank'])
})

test('a segment that was built before the finder has no such columns', () => {
  const sections = segmentOf({ boreMm: 17 })
  const { attributes: _, ...older } = JSON.parse(new TextDecoder().decode(sections.get('shape')))
  sections.delete('measurable')
  sections.set('shape', new TextEncoder().encode(JSON.stringify(older)))

  expect(column(new Segment(sections), 'boreMm')).toBeNull()
})
