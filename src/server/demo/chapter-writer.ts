import type { Article } from './article.ts'
import type { DemoPart } from './demo-rows.ts'
import { type Fit, joinFits } from './fitting.ts'
import type { Mint } from './numbers/shapes.ts'
import { makePart, type Till } from './offers/make-part.ts'
import { anotherBrand, type Offer, offersOf } from './offers/offer.ts'
import { superseded } from './offers/superseded.ts'

/** A component fits what its units fit; a list beyond this helps nobody. */
const COMPONENT_FITS_MOST = 25

export interface ChapterPlan {
  /** How many parts of each sort are wanted. */
  units: number
  parts: number
  /** How many components of each kind were made so far: the rarest are made first, so that short chapters together leave no kind out. */
  made: Map<string, number>
  drawUnit: (no: number) => Article
  drawPart: (slot: string, fits: readonly Fit[]) => Article
  /** Parts that stand in slots of every chapter: bearings. */
  standard: ReadonlyMap<string, string>
}

interface Family {
  article: Article
  offers: Offer[]
}

/** Writes a chapter: its components, then its units. `owed` is how many components could not be made. */
export function writeChapter(till: Till, mint: Mint, plan: ChapterPlan): { parts: DemoPart[]; owed: number } {
  const families = drawFamilies(till, plan)
  const codes = new Map(plan.standard)
  const written = writeComponents(till, plan, families, codes)
  const owed = plan.parts - written.length
  const mcodeOf = (slot: string): string | null => codes.get(slot) ?? null
  let room = plan.units
  for (const { article, offers } of families) {
    const made = offers.slice(0, room).map((offer) => makePart(till, article, offer, mcodeOf))
    room -= made.length
    const [newest] = made
    if (newest && room > 0 && till.rng.chance(0.06)) {
      made.push(superseded(till, mint, article, newest.mcode, mcodeOf))
      room -= 1
    }
    written.push(...made)
  }
  return { parts: written, owed }
}

function drawFamilies(till: Till, plan: ChapterPlan): Family[] {
  const families: Family[] = []
  let offered = 0
  while (offered < plan.units) {
    const article = plan.drawUnit(families.length)
    const offers = offersOf(till.rng, article, plan.units - offered)
    offered += offers.length
    families.push({ article, offers })
  }
  return families
}

/**
 * Makes the components that the families need, first one of each slot, then more brands of them, and notes which code stands in which slot.
 */
function writeComponents(till: Till, plan: ChapterPlan, families: readonly Family[], codes: Map<string, string>): DemoPart[] {
  const wanted = new Map<string, (readonly Fit[])[]>()
  for (const { article } of families) {
    for (const { slot } of article.positions) {
      if (slot === null || codes.has(slot) || slot.startsWith('bearing ')) continue
      const lists = wanted.get(slot) ?? []
      lists.push(article.fits)
      wanted.set(slot, lists)
    }
  }
  const slots = oneOfEachFirst([...wanted.keys()], plan.made)
  const stock = slots.slice(0, plan.parts).map((slot) => {
    const article = plan.drawPart(slot, joinFits(wanted.get(slot) ?? [], COMPONENT_FITS_MOST))
    return { slot, article, offers: offersOf(till.rng, article, 3) }
  })
  const written: DemoPart[] = []
  for (let round = 0; written.length < plan.parts; round += 1) {
    const before = written.length
    for (const { slot, article, offers } of stock) {
      if (written.length >= plan.parts) break
      const offer = offers[round] ?? (round < 2 ? undefined : anotherBrand(article, offers))
      if (!offer) continue
      if (!offers.includes(offer)) offers.push(offer)
      const part = makePart(till, article, offer, () => null)
      if (!codes.has(slot)) codes.set(slot, part.mcode)
      written.push(part)
      const kind = kindOf(slot)
      plan.made.set(kind, (plan.made.get(kind) ?? 0) + 1)
    }
    if (written.length === before && round >= 2) break
  }
  return written
}

const kindOf = (slot: string): string => slot.split(' ')[0] ?? slot

/** One slot of each kind first, the rarest kind before the others, then the other variants. */
function oneOfEachFirst(slots: readonly string[], made: ReadonlyMap<string, number>): string[] {
  const kinds = new Set<string>()
  const first: string[] = []
  const more: string[] = []
  for (const slot of slots) {
    const kind = kindOf(slot)
    if (kinds.has(kind)) more.push(slot)
    else first.push(slot)
    kinds.add(kind)
  }
  return [...first.sort((a, b) => (made.get(kindOf(a)) ?? 0) - (made.get(kindOf(b)) ?? 0)), ...more]
}
