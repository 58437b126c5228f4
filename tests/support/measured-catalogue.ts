import type { Attributes } from '#contract/attributes/attributes.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { cachedAttributeChoices } from '#search/catalogue/choices.ts'
import { indexSharedCatalogueRows, type SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { buildSegment } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import { indexedNumber, indexedPart, livePart, modelNames, NOON_MS, smallFrame } from './search-parts.ts'

const categoryNamed = (id: string) => ({
  ...{ id, parentId: '0', name: id, sortNum: 1, catGroup: 0, icon: '', description: '', rule: null },
})

const frame: SharedCatalogueRows = {
  ...smallFrame,
  categories: [...smallFrame.categories, categoryNamed('301'), categoryNamed('405')],
}

const typeOf = { '101': 'starter', '201': 'alternator', '301': 'solenoid', '405': 'bearing' } as const
const nameOf = { '101': 'Starter', '201': 'Alternator', '301': 'Solenoid', '405': 'Bearing' }

/** A part with what can be measured on it. Its words are its name and, as in a shop, the texts among its attributes. */
export const measuredPart = (id: number, categoryId: keyof typeof typeOf, attributes: Attributes, differs: object = {}) =>
  indexedPart(id, {
    ...{ type: typeOf[categoryId], categoryId, name: nameOf[categoryId], attributes, oeNumber: `0 124 ${id}` },
    words: [nameOf[categoryId], ...Object.values(attributes).filter((value) => typeof value === 'string')].join(' ').toLowerCase(),
    ...differs,
  })

/** A catalogue whose index has a column for everything that can be measured. */
export function measuredCatalogue(parts: readonly ReturnType<typeof indexedPart>[]): Catalogue {
  const segment = new Segment(buildSegment(parts, modelNames, cachedAttributeChoices(frame)))
  return Catalogue.createCatalogue(segment, indexSharedCatalogueRows(frame), new Map(parts.map(({ id }) => [id, livePart(id)])), NOON_MS)
}

/** Alternators, starters, solenoids and a bearing, with measures that tell them apart. */
export const measuredParts = [
  measuredPart(1, '201', { voltage: 12, grooves: 6, pulleyOdMm: 54, plugPins: 4, plugShape: 'oval', lengthMm: 180 }),
  measuredPart(2, '201', { voltage: 12, grooves: 6, pulleyOdMm: 54.4, plugPins: 3, plugShape: 'oval', lengthMm: 190 }),
  measuredPart(3, '201', { voltage: 12, grooves: 6, pulleyOdMm: 61, plugPins: 4, plugShape: 'oval', lengthMm: 54 }),
  measuredPart(4, '201', { voltage: 24, grooves: 8, pulleyOdMm: 54, plugPins: 2, plugShape: 'stud' }),
  measuredPart(5, '101', { voltage: 12, teeth: 10, rotation: 'CW', holes: 2, pilotMm: 76.2, thread: 'M10×1.5' }),
  measuredPart(6, '101', { voltage: 12, teeth: 10, rotation: 'CW', holes: 3, pilotMm: 76.2, studThread: 'M8' }),
  measuredPart(7, '101', { voltage: 12, teeth: 9, rotation: 'CCW', holes: 2, pilotMm: 68 }),
  measuredPart(8, '301', { voltage: 12, terminals: '30, 50, 45', studThread: 'M8, M5', holeSpacingMm: 44 }),
  measuredPart(9, '301', { voltage: 12, terminals: '30, 50', studThread: 'M10, M5', holeSpacingMm: 44.5 }),
  measuredPart(10, '405', { bearingCode: '6203', boreMm: 17, odMm: 40, widthMm: 12 }),
  measuredPart(11, '405', { bearingCode: '6303', boreMm: 17, odMm: 47, widthMm: 14 }),
  measuredPart(12, '101', { teeth: 11 }, { oeNumber: '54MM-4', numbers: [indexedNumber('54MM-4')] }),
]
