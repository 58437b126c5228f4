import type { RandomGenerator } from './rng.ts'
import { type AlternatorPosition, alternatorPositionsFor } from './units/alternator-faces.ts'
import { type AlternatorSeries, carAlternatorSeries } from './units/alternator-series.ts'
import { heavyAlternatorSeries } from './units/alternator-series-heavy.ts'
import { smallAlternatorSeries } from './units/alternator-series-small.ts'
import type { MountingInterface, MountingPosition } from './units/places.ts'
import { type StarterMountingPosition, starterPositionsFor } from './units/starter-faces.ts'
import { lightStarterSeries, type StarterSeries } from './units/starter-series.ts'
import { heavyStarterSeries } from './units/starter-series-heavy.ts'
import type { Engine } from './vehicles.ts'

/** How many units of one series are to be generated for one mounting position. */
export interface UnitQuota<Site> {
  mountingPosition: Site
  categoryId: string
  unitCount: number
}

/**
 * A piece of the generated catalogue, with units of one producer's series. A chapter's components come before its units, so only one
 * chapter needs to be in memory at a time.
 */
export interface Chapter<Series, Site> {
  series: Series
  unitQuotas: readonly UnitQuota<Site>[]
  unitCount: number
  componentCount: number
}

export type StarterChapter = Chapter<StarterSeries, StarterMountingPosition>
export type AlternatorChapter = Chapter<AlternatorSeries, AlternatorPosition>

/** Splits a whole number in proportion to shares, so that the parts add up to the number. */
export function splitByShares(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0) || 1
  let left = total
  let sumLeft = sum
  return shares.map((share) => {
    const piece = sumLeft <= 0 ? 0 : Math.round((left * share) / sumLeft)
    left -= piece
    sumLeft -= share
    return piece
  })
}

/** The shares in which starters are divided among machines: application id, its sub-category id, and its share of all units in percent. */
const starterSharesByMachine: readonly (readonly [string, string, number])[] = [
  ['1', '101', 40],
  ['2', '102', 14.5],
  ['3', '105', 9.5],
  ['4', '106', 11],
  ['6', '103', 10.5],
  ['5', '107', 5],
  ['7', '104', 6],
  ['8', '108', 3.5],
]
const alternatorSharesByMachine: readonly (readonly [string, string, number])[] = [
  ['1', '201', 43],
  ['2', '202', 15],
  ['3', '205', 10],
  ['4', '206', 12],
  ['6', '203', 8.5],
  ['5', '207', 4],
  ['8', '208', 3.5],
  ['7', '204', 4],
]

const UNITS_PER_CHAPTER = 60
const UNITS_PER_MEDIUM_CHAPTER = 20
const UNITS_PER_SMALL_CHAPTER = 8
/** The average number of generated units per mounting position. So a small catalogue has fewer positions. */
const UNITS_PER_POSITION = 2
/** The average number of offers per original unit: new, remanufactured, other brands. */
const OFFERS_PER_ORIGINAL_UNIT = 3.5

type MountingSite<Series> = MountingPosition<Series, MountingInterface>

function planChapters<Series, Own extends MountingSite<Series>>(
  rng: RandomGenerator,
  shelf: typeof starterSharesByMachine,
  places: readonly Own[],
  units: number,
  parts: number,
): Chapter<Series, Own>[] {
  const stocked = shelf
    .map(([applicationId, categoryId, share]) => ({
      categoryId,
      share,
      may: places.filter((place) => place.applicationId === applicationId),
    }))
    .filter(({ may }) => may.length > 0)
  const quotas = splitByShares(
    units,
    stocked.map(({ share }) => share),
  )
  const bySeries = new Map<Series, UnitQuota<Own>[]>()
  for (const [at, { categoryId, may }] of stocked.entries()) {
    const quota = quotas[at] ?? 0
    const chosen = pickCommonPositions(rng, may, Math.max(1, Math.floor(quota / UNITS_PER_POSITION)))
    const shares = splitByShares(quota, chosen.map(relativeUnitDemand))
    for (const [no, place] of chosen.entries()) {
      for (const { series, count } of originalCountsBySeries<Series>(place, shares[no] ?? 0)) {
        const orders = bySeries.get(series) ?? []
        orders.push({ mountingPosition: place, categoryId, unitCount: count })
        bySeries.set(series, orders)
      }
    }
  }
  const size = units > 600 ? UNITS_PER_CHAPTER : units > 80 ? UNITS_PER_MEDIUM_CHAPTER : UNITS_PER_SMALL_CHAPTER
  const chapters = [...bySeries].flatMap(([series, orders]) =>
    divideIntoChapters(orders, size).map((own) => ({ series, unitQuotas: own, unitCount: totalUnits(own) })),
  )
  const partQuotas = splitByShares(
    parts,
    chapters.map((chapter) => chapter.unitCount),
  )
  return rng.shuffleList(chapters.map((chapter, no) => ({ ...chapter, componentCount: partQuotas[no] ?? 0 })))
}

const totalUnits = (orders: readonly { unitCount: number }[]): number => orders.reduce((sum, order) => sum + order.unitCount, 0)

/** Selects at most `most` mounting positions at random, common positions with a higher probability, and keeps their order. */
function pickCommonPositions<Own extends MountingSite<unknown>>(rng: RandomGenerator, places: readonly Own[], most: number): Own[] {
  if (places.length <= most) return [...places]
  const ranked = places
    .map((place) => ({ place, key: rng.nextFraction() ** (1 / relativeUnitDemand(place) ** 3) }))
    .sort((a, b) => b.key - a.key)
  const chosen = new Set(ranked.slice(0, most).map(({ place }) => place))
  return places.filter((place) => chosen.has(place))
}

/** Divides the units of a mounting position among the series that fit it, in turn. */
function originalCountsBySeries<Series>({ compatibleSeries }: MountingSite<Series>, units: number): { series: Series; count: number }[] {
  const count = Math.max(1, Math.round(units / OFFERS_PER_ORIGINAL_UNIT))
  const pieces = splitByShares(
    units,
    Array.from({ length: count }, () => 1),
  )
  return pieces.flatMap((piece, at) => {
    const series = compatibleSeries[at % compatibleSeries.length]
    return series && piece > 0 ? [{ series, count: piece }] : []
  })
}

/** Divides the orders (units to generate) of one series into chapters of about the same size. */
function divideIntoChapters<Own>(orders: readonly UnitQuota<Own>[], size: number): UnitQuota<Own>[][] {
  const count = Math.max(1, Math.round(totalUnits(orders) / size))
  const chapters: UnitQuota<Own>[][] = []
  let before = 0
  for (const order of orders) {
    const at = Math.min(count - 1, Math.floor((before / totalUnits(orders)) * count))
    const own = chapters[at] ?? []
    own.push(order)
    chapters[at] = own
    before += order.unitCount
  }
  return chapters.filter((own) => own.length > 0)
}

export const starterChapters = (rng: RandomGenerator, engines: readonly Engine[], units: number, parts: number): StarterChapter[] =>
  planChapters(rng, starterSharesByMachine, starterPositionsFor(engines, [...lightStarterSeries, ...heavyStarterSeries]), units, parts)

export const alternatorChapters = (rng: RandomGenerator, engines: readonly Engine[], units: number, parts: number): AlternatorChapter[] =>
  planChapters(
    rng,
    alternatorSharesByMachine,
    alternatorPositionsFor(engines, [...carAlternatorSeries, ...heavyAlternatorSeries, ...smallAlternatorSeries]),
    units,
    parts,
  )

const COMMON_MAKES = new Set([
  'Toyota',
  'Honda',
  'Ford',
  'Chevrolet',
  'Volkswagen',
  'John Deere',
  'Massey Ferguson',
  'Freightliner',
  'Caterpillar',
  'Bobcat',
  'MerCruiser',
  'Yanmar',
  'Perkins',
  'Kubota',
])

/** Returns the relative demand for units of a mounting position. It is higher for engines in many models, and for common makes. */
const relativeUnitDemand = ({ targets }: Pick<MountingSite<unknown>, 'targets'>): number =>
  4 + Math.sqrt(targets.length) * (targets.some(({ make }) => COMMON_MAKES.has(make)) ? 0.7 : 0.3)
