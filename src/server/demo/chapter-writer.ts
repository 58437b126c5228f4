import type { Article } from './article.ts'
import type { DemoPart } from './demo-rows.ts'
import { joinFits, type VehicleFit } from './fitting.ts'
import type { PartNumberGenerator } from './numbers/shapes.ts'
import { makePart, type PartGenerator } from './offers/make-part.ts'
import { drawOffers, type Offer, offerOfAnotherBrand } from './offers/offer.ts'
import { makePredecessor } from './offers/superseded.ts'

/** The maximum number of vehicles of a component. A component fits everything that its units fit, which may be more. */
const MAX_COMPONENT_FITS = 25

export interface ChapterPlan {
  /** The number of units to generate for each mounting position of the chapter. `componentCount`: how many components to generate. */
  unitQuotas: readonly { unitCount: number }[]
  componentCount: number
  /**
   * The number of components of each kind that were generated so far. Components of the rarest kinds are generated first, so that even with
   * short chapters no kind is missing from the catalogue.
   */
  madeCountByKind: Map<string, number>
  /** Creates the chapter's original unit with the index `no`, for the mounting position with the index `order` in `unitQuotas`. */
  drawUnit: (order: number, no: number) => Article
  createComponent: (slot: string, fits: readonly VehicleFit[]) => Article
  /** The codes of components that every chapter uses (bearings), by slot. A slot is a position of a unit, such as `rotor 90`. */
  standardCodesBySlot: ReadonlyMap<string, string>
}

interface ArticleFamily {
  article: Article
  offers: Offer[]
  /** Whether the catalogue also contains the discontinued predecessor of the original unit. */
  hasPredecessor: boolean
}

/** Generates a chapter of the catalogue: its components, then its units. `missingPartCount`: how many components could not be generated. */
export function generateChapter(
  till: PartGenerator,
  mint: PartNumberGenerator,
  plan: ChapterPlan,
): { parts: DemoPart[]; missingPartCount: number } {
  const families = randomArticleFamilies(till, plan)
  const codes = new Map(plan.standardCodesBySlot)
  const written = generateComponents(till, plan, families, codes)
  const owed = plan.componentCount - written.length
  const mcodeOf = (slot: string): string | null => codes.get(slot) ?? null
  for (const { article, offers, hasPredecessor: earlier } of families) {
    const made = offers.map((offer) => makePart(till, article, offer, mcodeOf))
    const [newest] = made
    if (newest && earlier) made.push(makePredecessor(till, mint, article, newest.mcode, mcodeOf))
    written.push(...made)
  }
  return { parts: written, missingPartCount: owed }
}

/**
 * Returns the original units of a chapter with their offers. Each mounting position gets exactly `unitCount` parts, from several original
 * units of the same kind if one has too few offers.
 */
function randomArticleFamilies({ rng }: PartGenerator, plan: ChapterPlan): ArticleFamily[] {
  const families: ArticleFamily[] = []
  for (const [at, { unitCount }] of plan.unitQuotas.entries()) {
    let left = unitCount
    while (left > 0) {
      const article = plan.drawUnit(at, families.length)
      const offers = drawOffers(rng, article, left)
      left -= offers.length
      const hasPredecessor = left > 0 && rng.happensWith(0.2)
      if (hasPredecessor) left -= 1
      families.push({ article, offers, hasPredecessor })
    }
  }
  return families
}

/**
 * Generates the components of the units: first one component per slot (position of a unit), then the same components of further brands.
 * Writes the code for each slot into `codes`.
 */
function generateComponents(
  till: PartGenerator,
  plan: ChapterPlan,
  families: readonly ArticleFamily[],
  codes: Map<string, string>,
): DemoPart[] {
  const wanted = new Map<string, (readonly VehicleFit[])[]>()
  for (const { article } of families) {
    for (const { slot } of article.positions) {
      if (slot === null || codes.has(slot) || slot.startsWith('bearing ')) continue
      const lists = wanted.get(slot) ?? []
      lists.push(article.fits)
      wanted.set(slot, lists)
    }
  }
  const slots = sortOneOfEachKindFirst(slotsByUseCount(wanted), plan.madeCountByKind, (kind) =>
    till.rng.happensWith(stockedShareByKind[kind] ?? 1),
  )
  const stock = slots.slice(0, plan.componentCount).map((slot) => {
    const article = plan.createComponent(slot, joinFits(wanted.get(slot) ?? [], MAX_COMPONENT_FITS))
    return { slot, article, offers: drawOffers(till.rng, article, 3) }
  })
  const written: DemoPart[] = []
  for (let round = 0; written.length < plan.componentCount; round += 1) {
    const before = written.length
    for (const { slot, article, offers } of stock) {
      if (written.length >= plan.componentCount) break
      const offer = offers[round] ?? (round < 2 ? undefined : offerOfAnotherBrand(article, offers))
      if (!offer) continue
      if (!offers.includes(offer)) offers.push(offer)
      const part = makePart(till, article, offer, () => null)
      if (!codes.has(slot)) codes.set(slot, part.mcode)
      written.push(part)
      const kind = componentKindOfSlot(slot)
      plan.madeCountByKind.set(kind, (plan.madeCountByKind.get(kind) ?? 0) + 1)
    }
    if (written.length === before && round >= 2) break
  }
  return written
}

/** Returns the slots (positions of units), those that most units list first. */
const slotsByUseCount = (wanted: ReadonlyMap<string, readonly unknown[]>): string[] =>
  [...wanted].sort(([, a], [, b]) => b.length - a.length).map(([slot]) => slot)

const componentKindOfSlot = (slot: string): string => slot.split(' ')[0] ?? slot

/**
 * For each kind of component, the share of its further variants that the shop stocks. Housings and windings last longer than the unit,
 * pinions and regulators wear out. Kinds that are not listed are stocked in every variant.
 */
const stockedShareByKind: Readonly<Record<string, number>> = {
  fieldCase: 0.6,
  driveEndHousing: 0.6,
  planetaryGear: 0.6,
  reductionGear: 0.6,
  rotor: 0.75,
  stator: 0.7,
  driveEndFrame: 0.6,
  slipRingEndFrame: 0.55,
  fan: 0.6,
}

/**
 * Returns one slot (position of a unit) of each kind of component, beginning with the rarest kind, and after these the further variants
 * that are `stocked`.
 */
function sortOneOfEachKindFirst(slots: readonly string[], made: ReadonlyMap<string, number>, stocked: (kind: string) => boolean): string[] {
  const kinds = new Set<string>()
  const first: string[] = []
  const more: string[] = []
  for (const slot of slots) {
    const kind = componentKindOfSlot(slot)
    if (!kinds.has(kind)) first.push(slot)
    else if (stocked(kind)) more.push(slot)
    kinds.add(kind)
  }
  return [...first.sort((a, b) => (made.get(componentKindOfSlot(a)) ?? 0) - (made.get(componentKindOfSlot(b)) ?? 0)), ...more]
}
