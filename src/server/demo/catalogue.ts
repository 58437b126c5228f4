import { type ChapterPlan, generateChapter } from './chapter-writer.ts'
import { type AlternatorChapter, alternatorChapters, type StarterChapter, splitByShares, starterChapters } from './chapters.ts'
import { alternatorPart } from './components/alternator-parts.ts'
import { generateBearingArticles } from './components/bearings.ts'
import { starterPart } from './components/starter-parts.ts'
import type { DemoPart } from './demo-rows.ts'
import { fitsOfTargets, joinFits, type VehicleFit } from './fitting.ts'
import { chooseGoodsKinds, generateGoods } from './goods/goods.ts'
import { goodsKinds } from './goods/goods-properties.ts'
import { PartNumberGenerator } from './numbers/shapes.ts'
import { PartCodeGenerator } from './offers/code-letters.ts'
import { makePart, type PartGenerator } from './offers/make-part.ts'
import { drawOffers } from './offers/offer.ts'
import { RandomGenerator } from './rng.ts'
import { drawAlternatorPlatform, makeAlternatorUnit } from './units/alternator-units.ts'
import { drawStarterPlatform, makeStarterUnit } from './units/starter-units.ts'
import type { Engine } from './vehicles.ts'

export interface DemoCatalogueSettings {
  seed: string
  /** The prefix of all part codes of the demo shop, before the two letters of the part type. */
  codePrefix: string
  gtinBase: number
  /** A number from 0 to 1 that shifts the generated part numbers, so that two tenants get different ones. */
  partNumberShift: number
  partCount: number
  engines: readonly Engine[]
  categoryNames: PartGenerator['categoryNames']
}

const PARTS_PER_BATCH = 500

export interface PartCountsByKind {
  starters: number
  alternators: number
  bearings: number
  starterParts: number
  alternatorParts: number
  goods: number
}

/**
 * Returns how many parts of each kind a catalogue gets: about 25 % starters, 23 % alternators (fewer of them wear out), 46 % components, 6
 * % other goods.
 */
function dividePartsByKind(parts: number): PartCountsByKind {
  const goodsCount = Math.max(Math.round(parts * 0.06), Math.min(goodsKinds.length, Math.floor(parts / 8)))
  const [starters = 0, alternators = 0, components = 0] = splitByShares(parts - goodsCount, [25.3, 22.7, 46])
  const bearingCount = Math.min(110, Math.max(Math.min(3, components), Math.round(parts * 0.012)))
  const [starterParts = 0, alternatorParts = 0] = splitByShares(components - bearingCount, [11, 10])
  return { starters, alternators, bearings: bearingCount, starterParts, alternatorParts, goods: goodsCount }
}

/** Generates a demo catalogue in batches of parts. Components come before the units that list them. */
export function* generateCatalogue(order: DemoCatalogueSettings): Generator<DemoPart[]> {
  const rng = new RandomGenerator(order.seed)
  const mint = new PartNumberGenerator(order.partNumberShift)
  const till: PartGenerator = {
    rng,
    codeGenerator: new PartCodeGenerator(order.codePrefix),
    gtinBase: order.gtinBase,
    categoryNames: order.categoryNames,
  }
  const portion = dividePartsByKind(order.partCount)
  const starters = starterChapters(rng, order.engines, portion.starters, portion.starterParts)
  const alternators = alternatorChapters(rng, order.engines, portion.alternators, portion.alternatorParts)
  const standard = generateBearings(till, mint, portion.bearings, alternators)
  const batch: DemoPart[] = [...standard.parts]
  let owed = portion.bearings - standard.parts.length
  const shared = (): ChapterContext => ({ rng, numberGenerator: mint, standardCodesBySlot: standard.codes, madeCountByKind: new Map() })
  const [forStarters, forAlternators] = [shared(), shared()]
  const plans = interleaveLists<(turn: number) => ChapterPlan>(
    starters.map((chapter) => (turn) => starterChapterPlan(forStarters, chapter, turn)),
    alternators.map((chapter) => (turn) => alternatorChapterPlan(forAlternators, chapter, turn)),
  )
  for (const [turn, planOf] of plans.entries()) {
    const plan = planOf(turn)
    const written = generateChapter(till, mint, { ...plan, componentCount: plan.componentCount + owed })
    owed = written.missingPartCount
    batch.push(...written.parts)
    while (batch.length >= PARTS_PER_BATCH) yield batch.splice(0, PARTS_PER_BATCH)
  }
  for (const [no, kind] of chooseGoodsKinds(portion.goods + owed).entries()) {
    const article = generateGoods(rng, mint, order.engines, kind, no)
    const [offer] = drawOffers(rng, article, 1)
    if (offer) batch.push(makePart(till, article, offer, () => null))
    if (batch.length >= PARTS_PER_BATCH) yield batch.splice(0, PARTS_PER_BATCH)
  }
  if (batch.length > 0) yield batch
}

/**
 * The generators and counts that all chapters of starters share. All chapters of alternators share others. A chapter is a piece of the
 * generated catalogue.
 */
interface ChapterContext extends Pick<ChapterPlan, 'standardCodesBySlot' | 'madeCountByKind'> {
  rng: RandomGenerator
  numberGenerator: PartNumberGenerator
}

function starterChapterPlan(
  { rng, numberGenerator, standardCodesBySlot, madeCountByKind }: ChapterContext,
  { series, unitQuotas, componentCount }: StarterChapter,
  turn: number,
): ChapterPlan {
  const key = `s${turn}`
  const platform = drawStarterPlatform(rng, series, key)
  return {
    unitQuotas,
    componentCount,
    standardCodesBySlot,
    madeCountByKind,
    drawUnit: (at, no) => {
      const order = unitQuotas[at]
      if (!order) throw new RangeError('There is no such order.')
      return makeStarterUnit(rng, numberGenerator, platform, order.mountingPosition, order.categoryId, no)
    },
    createComponent: (slot, fits) =>
      starterPart(platform, {
        rng,
        numberGenerator,
        platformKey: key,
        slot,
        fits,
        producer: series.producer,
        series: series.series,
        country: series.country,
        unit: 'starter',
      }),
  }
}

function alternatorChapterPlan(
  { rng, numberGenerator, standardCodesBySlot, madeCountByKind }: ChapterContext,
  { series, unitQuotas, componentCount }: AlternatorChapter,
  turn: number,
): ChapterPlan {
  const key = `a${turn}`
  const platform = drawAlternatorPlatform(rng, series, key)
  return {
    unitQuotas,
    componentCount,
    standardCodesBySlot,
    madeCountByKind,
    drawUnit: (at, no) => {
      const order = unitQuotas[at]
      if (!order) throw new RangeError('There is no such order.')
      return makeAlternatorUnit(rng, numberGenerator, platform, order.mountingPosition, order.categoryId, no)
    },
    createComponent: (slot, fits) =>
      alternatorPart(platform, {
        rng,
        numberGenerator,
        platformKey: key,
        slot,
        fits,
        producer: series.producer,
        series: series.series,
        country: series.country,
        unit: 'alternator',
      }),
  }
}

/**
 * Generates the standard bearings, which units of all chapters (pieces of the generated catalogue) use. Each fits the vehicles of the
 * alternators with that bearing.
 */
function generateBearings(
  till: PartGenerator,
  mint: PartNumberGenerator,
  most: number,
  alternators: readonly AlternatorChapter[],
): { parts: DemoPart[]; codes: Map<string, string> } {
  const codes = new Map<string, string>()
  const parts: DemoPart[] = []
  const fitsOf = (code: string): VehicleFit[] =>
    joinFits(
      alternators
        .filter(({ series }) => series.bearings.includes(code))
        .map(({ unitQuotas }) => fitsOfTargets(till.rng.pickOne(unitQuotas).mountingPosition.targets.slice(0, 3))),
      25,
    )
  const stock = generateBearingArticles(till.rng, mint, most, fitsOf).map(({ code, article }) => ({
    code,
    article,
    offers: drawOffers(till.rng, article, 2),
  }))
  for (const round of [0, 1]) {
    for (const { code, article, offers } of stock) {
      const offer = offers[round]
      if (!offer || parts.length >= most) continue
      const part = makePart(till, article, offer, () => null)
      if (!codes.has(`bearing ${code}`)) codes.set(`bearing ${code}`, part.mcode)
      parts.push(part)
    }
  }
  return { parts, codes }
}

/** Merges two lists, so that the items of each list are spread evenly over the result. */
function interleaveLists<Item>(one: readonly Item[], other: readonly Item[]): Item[] {
  const place = (list: readonly Item[], shift: number) => list.map((item, at) => ({ item, at: (at + shift) / list.length }))
  return [...place(one, 0.3), ...place(other, 0.6)].sort((a, b) => a.at - b.at).map(({ item }) => item)
}
