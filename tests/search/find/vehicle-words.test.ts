import { describe, expect, test } from 'vitest'
import { modelNameWords } from '#contract/vehicle/name-vehicles.ts'
import { extractYears } from '#contract/vehicle/read-years.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { firstRows } from '#search/catalogue/first-rows.ts'
import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { indexSharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { matchVehicleNames } from '#search/find/named-vehicles.ts'
import { matchingRows } from '#search/find/search-match.ts'
import { searchText } from '#search/find/search-text.ts'
import type { IndexedFit } from '#search/part.ts'
import { buildSegment } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import { indexedNumber, indexedPart, livePart, NOON_MS, searchWork, smallFrame } from '../../support/search-parts.ts'

const frame: SharedCatalogueRows = {
  ...smallFrame,
  makes: [
    { id: 'toyota', applicationId: '1', name: 'Toyota' },
    { id: 'vw', applicationId: '1', name: 'Volkswagen' },
    { id: 'ford', applicationId: '1', name: 'Ford' },
    { id: 'bmw', applicationId: '1', name: 'BMW' },
  ],
  models: [
    { id: 'hilux', makeId: 'toyota', line: 'Hilux', name: 'N140 to N170', engines: ['2.4 D', '2.7 I4'], from: 1998, to: 2005 },
    { id: 'golf', makeId: 'vw', line: 'Golf', name: 'Golf Mk5', engines: ['2.0 TDI', '2.0 SDI', '1.6 I4'], from: 2003, to: 2009 },
    { id: 'e-golf', makeId: 'vw', line: 'Golf', name: 'e-Golf', engines: ['Electric'], from: 2014, to: 2020 },
    { id: 'amarok', makeId: 'vw', line: 'Amarok', name: 'Amarok 1st generation', engines: ['2.0 D', '3.0 D'], from: 2010, to: 2020 },
    { id: 'f150', makeId: 'ford', line: 'F-150', name: '11th generation', engines: ['5.4 V8'], from: 2004, to: 2008 },
    { id: '320d', makeId: 'bmw', line: '3 Series', name: '320d E46', engines: ['2.0 D'], from: 1998, to: 2005 },
  ],
}
const names = new Map(
  frame.models.map(({ id, makeId, line, name }) => [
    id,
    { make: frame.makes.find((one) => one.id === makeId)?.name ?? '', line, model: name },
  ]),
)
const fits = (modelId: string, engine: string, from = 1998, to = 2009): IndexedFit[] => [{ modelId, engine, from, to }]
const starter = { type: 'starter', words: 'starter', popularity: 1 } as const
const parts = [
  indexedPart(1, { ...starter, fits: fits('hilux', '2.4 D', 1998, 2005) }),
  indexedPart(2, { ...starter, fits: fits('hilux', '2.7 I4', 1998, 2005) }),
  indexedPart(3, {
    type: 'starterRepairKit',
    name: 'Starter repair kit',
    words: 'starter repair kit',
    popularity: 900,
    fits: fits('hilux', '2.4 D', 1998, 2005),
  }),
  indexedPart(4, { type: 'alternator', words: 'alternator', fits: fits('golf', '2.0 TDI') }),
  indexedPart(5, { type: 'alternator', words: 'alternator', fits: fits('golf', '2.0 SDI') }),
  indexedPart(6, { type: 'alternator', words: 'alternator', fits: fits('golf', '1.6 I4', 2003, 2005) }),
  indexedPart(7, { ...starter, fits: fits('f150', '5.4 V8', 2004, 2008) }),
  indexedPart(8, { ...starter, fits: fits('320d', '2.0 D', 1998, 2005) }),
  indexedPart(9, { type: 'bushing', words: 'bushing amarok diesel', popularity: 5 }),
  indexedPart(20, { type: 'brushSet', words: 'brush set', popularity: 5 }),
  indexedPart(21, { type: 'regulator', words: 'voltage regulator', popularity: 5 }),
  indexedPart(22, { type: 'brushSet', words: 'brush set', popularity: 900 }),
  indexedPart(30, { ...starter, oeNumber: '0 001 108 277', numbers: [indexedNumber('0 001 108 277')], contains: [20] }),
  indexedPart(31, {
    type: 'alternator',
    words: 'alternator',
    oeNumber: '0 124 515 026',
    numbers: [indexedNumber('0 124 515 026')],
    contains: [21],
  }),
]
const catalogue = Catalogue.createCatalogue(
  new Segment(buildSegment(parts, names)),
  indexSharedCatalogueRows(frame),
  new Map(parts.map(({ id }) => [id, livePart(id)])),
  NOON_MS,
)

async function find(text: string) {
  const match = await searchText(searchWork(), catalogue, text)
  const rows = firstRows(catalogue, { rows: matchingRows(match), marks: match.marks }, 'best', 20)
  return { ids: Array.from(rows, (row) => catalogue.idOf(row)), leftOut: match.droppedWords ?? [], fits: match.vehicleNames ?? [] }
}

describe('a vehicle is named in the words of a workshop', () => {
  test.each([
    ['hilux 2.4 diesel 2005 starter', [1, 3]],
    ['hilux 2.4d 2005 starter', [1, 3]],
    ['Anlasser Hilux 2,4 Diesel Bj. 05', [1, 3]],
    ['Hilux Turbodiesel Baujahr 2001 Anlasser', [1, 3]],
    ['hilux td starter', [1, 3]],
    ['hilux petrol starter', [2]],
    ['Anlasser Hilux Benziner', [2]],
    ['hilux 2.7 benzin', [2]],
    ["starter hilux '05 diesel", [1, 3]],
    ['starter hilux 05 diesel', [1, 3]],
    ['starter hilux diesel 2003-2005', [1, 3]],
    ['alternator golf 2.0 tdi', [4]],
    ['alternator golf diesel', [4, 5]],
    ['lichtmaschine golf benziner 05', [6]],
    ['alternator golf petrol 04-06', [6]],
    ['alternator golf petrol 07-09', []],
    ['f150 starter', [7]],
    ['f-150 starter', [7]],
    ['Ford F 150 5.4 V8 2006', [7]],
    ['starter bmw e46 320d', [8]],
    ['starter bmw 320 d', [8]],
    ['bmw 320d diesel 98 starter', [8]],
    ['starter hilux 2.4 l diesel 2005', [1, 3]],
    ['Anlasser Hilux 2,4 Liter', [1, 3]],
    ['hilux 2.4ltr starter', [1, 3]],
  ])('%s', async (text, ids) => {
    const found = await find(text)
    expect([found.ids, found.leftOut]).toEqual([ids, []])
  })

  test('units come before kits, however well these sell, also without a kind of part', async () => {
    expect((await find('hilux 2.4 diesel')).ids).toEqual([1, 3])
  })

  test.each([
    ['starter hilux quattro diesel 2005', [1, 3], ['quattro']],
    ['alternator golf 2.0 tdi 140 ps', [4], ['140 ps']],
    ['alternator golf 2.0 tdi 103 kW', [4], ['103 kW']],
    ['starter hilux 2.4 diesel 2005 chrome bracketing', [1, 3], ['chrome', 'bracketing']],
  ])('what is not met is left out and named: %s', async (text, ids, leftOut) => {
    const found = await find(text)
    expect([found.ids, found.leftOut]).toEqual([ids, leftOut])
  })

  test.each([
    'hilux 2.4 diesel 1985 starter',
    'starter golf 2.0 tdi 1985',
    // Of a car that nothing is known to fit, while words of other parts name it.
    'amarok 2.0 diesel 2012 starter',
    'amarok 2.0 diesel starter',
    'amarok 2.0 diesel 2012',
  ])('an engine and a year are never left out: %s', async (text) => {
    expect(await find(text)).toMatchObject({ ids: [], leftOut: [] })
  })

  test.each([
    ['hilux 2.4 diesel 2005 starter', ['hilux']],
    ['Hilux Diesel Bj 05', ['hilux']],
    ['f150', ['f150']],
    ['golf benziner 05-09', ['golf']],
  ])('the same is suggested and offered by the vehicle picker: %s', (text, ids) => {
    expect(matchVehicleNames(catalogue.frame, text).matchedModels.map(({ model }) => model.id)).toEqual(ids)
  })
})

describe('a kind of part beside the number of a unit means what is in that unit', () => {
  test.each([
    ['brushes 0001108277', [20]],
    ['0 001 108 277 brush set', [20]],
    ['Kohlen 0001108277', [20]],
    ['regulator for 0 124 515 026', [21]],
    ['Regler für 0124515026', [21]],
    ['starter 0001108277', [30]],
  ])('%s', async (text, ids) => {
    expect((await find(text)).ids).toEqual(ids)
  })

  test('and it is said of which', async () => {
    expect((await find('brushes 0001108277')).fits).toEqual(['Starter 0001108277'])
  })
})

describe('years as people write them', () => {
  test.each([
    ['golf 2005-2009', { from: 2005, to: 2009 }],
    ['golf 05-09 starter', { from: 2005, to: 2009 }],
    ['golf 98 bis 03', { from: 1998, to: 2003 }],
    ['Golf Bj. 05', { from: 2005, to: 2005 }],
    ['Golf Baujahr: 11/2005', { from: 2005, to: 2005 }],
    ['MY05 golf', { from: 2005, to: 2005 }],
    ["golf '98", { from: 1998, to: 1998 }],
    ['0-33000-5120', null],
    ['golf 09-05', null],
    ['golf 2005', null],
  ])('%s', (text, years) => expect(extractYears(text).years).toEqual(years))

  test('names join letters and digits', () => {
    expect([...modelNameWords('F-150')]).toEqual(['f', '150', 'f150'])
  })
})

describe('vehicles are told as far as they are fitted', () => {
  const hilux = 'Toyota N140 to N170 1998–2005'
  test.each([
    ['of a model its engines are named when the parts do not fit all of them', 'hilux diesel starter', [`${hilux}, 2.4 D`]],
    ['a kit fits one engine alone', 'hilux repair kit', [`${hilux}, 2.4 D`]],
    ['a model whose engines are all fitted is named alone', 'hilux starter', [hilux]],
    ['of two models the one that nothing found fits is not named', 'alternator golf', ['Volkswagen Golf Mk5 2003–2009']],
  ])('%s', async (_, text, names) => {
    expect((await find(text)).fits).toEqual(names)
  })

  test.each([
    ['hilux 2.4 diesel 2005 alternator', [`${hilux}, 2.4 D`]],
    ['alternator amarok', ['Volkswagen Amarok 1st generation 2010–2020']],
    // Neither the vehicle nor the kind of part is left out to find something.
    ['hilux alternator', [hilux]],
  ])('where nothing is known to fit, %s names what was asked for and lists nothing', async (text, names) => {
    expect(await find(text)).toEqual({ ids: [], leftOut: [], fits: names })
  })
})
