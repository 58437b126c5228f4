import { Catalogue } from '#search/catalogue/catalogue.ts'
import { indexSharedCatalogueRows, type SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedNumber, IndexedPart, LivePart } from '#search/part.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import { buildSegment } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'

/** Noon of a day on which no promotion of `smallFrame` runs. */
export const NOON_MS = Date.UTC(2026, 10, 24, 12)

/** A few categories, applications, makes and models of the trade. */
export const smallFrame: SharedCatalogueRows = {
  categories: [
    category('1', '0', 'Starters'),
    category('101', '1', 'Gear reduction starters'),
    category('102', '1', 'Direct drive starters'),
    category('2', '0', 'Alternators'),
    category('201', '2', 'Alternators'),
    category('3', '0', 'Starter parts'),
    category('302', '3', 'Drives'),
    category('312', '3', 'Repair kits'),
    category('9', '0', 'Workshop'),
    category('901', '9', 'Workwear'),
    { ...category('50', '0', 'New arrivals'), rule: 'new' },
    { ...category('51', '0', 'Clearance'), rule: 'clearance' },
    { ...category('101x', '51', 'Clearance starters'), rule: null },
    { ...category('52', '0', 'Kits'), rule: 'kits' },
  ],
  applications: [
    { id: '1', name: 'Automotive', title: 'Passenger cars', icon: 'app-1' },
    { id: '3', name: 'Agriculture', title: 'Tractors', icon: 'app-3' },
  ],
  makes: [
    { id: 'deere', applicationId: '3', name: 'John Deere' },
    { id: 'toyota', applicationId: '1', name: 'Toyota' },
    { id: 'vw', applicationId: '1', name: 'Volkswagen' },
  ],
  models: [
    { id: 'golf-4', makeId: 'vw', line: 'Golf', name: 'Golf Mk4', engines: ['1.9 TDI', '2.0'], from: 1997, to: 2003 },
    { id: 'golf-5', makeId: 'vw', line: 'Golf', name: 'Golf Mk5', engines: ['1.9 TDI', '2.0 TDI'], from: 2003, to: 2008 },
    { id: 'hilux', makeId: 'toyota', line: 'Hilux', name: 'Hilux', engines: ['2.4 D'], from: 1988, to: null },
    { id: 'jd-5020', makeId: 'deere', line: '5000', name: '5020', engines: ['6.531 D'], from: null, to: 1972 },
    { id: 'passat', makeId: 'vw', line: 'Passat', name: 'Passat B5', engines: ['1.9 TDI'], from: 1996, to: 2005 },
  ],
  promotions: [],
}

function category(id: string, parentId: string, name: string) {
  return {
    id,
    parentId,
    name,
    sortNum: Number.parseInt(id, 10),
    catGroup: 1,
    icon: `cat-${id}`,
    description: `All of ${name}.`,
    rule: null,
  }
}

/** A number that a part bears, a Bosch OE number unless told otherwise. */
export const indexedNumber = (display: string, differs: Partial<IndexedNumber> = {}): IndexedNumber => ({
  ...{ kind: 'oe', maker: 'Bosch', display },
  ...differs,
})

/** A part for a segment, a Bosch starter unless told otherwise. It bears its code and its OE number. */
export function indexedPart(id: number, differs: Partial<IndexedPart> = {}): IndexedPart {
  const mcode = differs.mcode ?? `AR-S-${10000 + id}`
  const oeNumber = differs.oeNumber ?? '0 001 108 001'
  return {
    ...{ id, mcode, type: 'starter', categoryId: '101', groupName: 'PG260', name: 'Starter', producer: 'Armature', condition: 'new' },
    ...{ oeNumber, oeProducer: 'Bosch', specName: '12 V · 1.4 kW', attributes: { voltage: 12, powerKw: 1.4, teeth: 9, rotation: 'CW' } },
    ...{
      weightG: 3600,
      popularity: 100,
      firstSold: 20_000,
      hint: 'Volkswagen Golf Mk4',
      words: 'starter armature bosch',
      pictures: '',
      gtin: '',
      fits: [],
      contains: [],
    },
    numbers: [{ kind: 'mcode', maker: '', display: mcode }, indexedNumber(oeNumber)],
    ...differs,
  }
}

/** What is live of a part: in stock, at one price, unless told otherwise. */
export const livePart = (id: number, differs: Partial<LivePart> = {}): LivePart => ({
  ...{ id, priceCents: 12_950, wasCents: null, coreCents: 0, steps: [], stock: 12, restockOn: null, ended: false, minQty: 1 },
  ...differs,
})

const makeNames = new Map(smallFrame.makes.map(({ id, name }) => [id, name]))
/** What the models of `smallFrame` are called. */
export const modelNames = new Map(
  smallFrame.models.map(({ id, makeId, line, name }) => [id, { make: makeNames.get(makeId) ?? '', line, model: name }]),
)

export const segmentOf = (parts: readonly IndexedPart[]): Segment => new Segment(buildSegment(parts, modelNames))

/** A catalogue of one segment; parts whose live part is not given are in stock. */
export function catalogueOf(
  parts: readonly IndexedPart[],
  { live = [], frame = smallFrame, now = NOON_MS }: { live?: Iterable<LivePart>; frame?: SharedCatalogueRows; now?: number } = {},
): Catalogue {
  const lives = new Map(parts.map(({ id }) => [id, livePart(id)]))
  for (const one of live) lives.set(one.id, one)
  return Catalogue.createCatalogue(segmentOf(parts), indexSharedCatalogueRows(frame), lives, now)
}

/** The work of one search, which nobody waits for. */
export const searchWork = (): SearchBudget => new SearchBudget(() => Promise.resolve())

/** Places that are marked. */
export const marked = (marks: ArrayLike<number>): number[] => Array.from(marks).flatMap((mark, at) => (mark ? [at] : []))
