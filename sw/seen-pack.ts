import { breakCategoryCycles } from '#search/answer/category-tree.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { type CategoryAttributeChoices, cachedAttributeChoices } from '#search/catalogue/choices.ts'
import { type CategoryRow, type FrameRows, frameOf } from '#search/catalogue/frame.ts'
import { buildSegment } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import {
  categoriesOfSeen,
  decidingAttributesOfSeen,
  indexSeenPart,
  livePartOfSeen,
  ownAttributesOfSeen,
  promotionOfSeen,
} from './indexed-seen.ts'
import type { SeenPart } from './kept-parts.ts'

/** The first id of viewed parts. They have no ids in the database, so they get ids above all of these. */
const FIRST_ID = 1_500_000_000

/** A small catalogue pack that consists of viewed parts. */
export interface SeenPack {
  catalogue: Catalogue
  /** Number of opened parts, and of parts that were seen only in lists. */
  searched: { opened: number; listed: number }
  /** The time of each part's data, by part code. */
  asOf: ReadonlyMap<string, string | null>
}

const segmentOfSeenParts = (seen: readonly SeenPart[], choices: CategoryAttributeChoices) => ({
  segment: new Segment(
    buildSegment(
      seen.map((one, at) => indexSeenPart(one, FIRST_ID + at)),
      new Map(),
      choices,
    ),
  ),
  live: new Map(seen.map((one, at) => [FIRST_ID + at, livePartOfSeen(one, FIRST_ID + at)])),
})

const seenDatesByPart = (seen: readonly SeenPart[]) => new Map(seen.map(({ part, asOf }) => [String(part.mcode), asOf]))

/**
 * Catalogue packs of viewed parts, cached because searches need them with every key press. A newly viewed part creates a new array, and so
 * a new pack.
 */
const seenPackCache = new WeakMap<readonly SeenPart[], SeenPack>()

/** Builds a catalogue pack of viewed parts at time `now` (milliseconds since 1970). Each part must be in the list once. */
export function seenPackOf(seen: readonly SeenPart[], now: number): SeenPack {
  const pack = seenPackCache.get(seen) ?? buildSeenPack(seen, now)
  seenPackCache.set(seen, pack)
  // The catalogue is set to the current time, because promotions may have ended since the parts were viewed.
  return { ...pack, catalogue: pack.catalogue.at(now) }
}

function buildSeenPack(seen: readonly SeenPart[], now: number): SeenPack {
  const frame = frameOf(frameRowsOf(seen))
  const { segment, live } = segmentOfSeenParts(seen, cachedAttributeChoices(frame))
  const opened = seen.filter((one) => one.opened).length
  return {
    catalogue: Catalogue.createCatalogue(segment, frame, live, now),
    searched: { opened, listed: seen.length - opened },
    asOf: seenDatesByPart(seen),
  }
}

function frameRowsOf(seen: readonly SeenPart[]): FrameRows {
  const categories = new Map<string, CategoryRow>()
  // The same category may occur with and without its parent; the one with parent is used.
  for (const row of seen.flatMap(categoriesOfSeen)) if (!categories.get(row.id)?.parentId) categories.set(row.id, row)
  const own = ownAttributesOfSeen(seen)
  const chosen = [...categories.values()].map((row) => ({ ...row, ...decidingAttributesOfSeen(seen, row.id) }))
  return {
    ...{ categories: breakCategoryCycles(chosen), applications: [], makes: [], models: [], promotions: seen.flatMap(promotionOfSeen) },
    ...(own.length > 0 ? { own } : {}),
  }
}

/** Returns the catalogue with an additional category, which no viewed part belongs to. */
export function addUnseenCategory(catalogue: Catalogue, id: string, now: number): Catalogue {
  const { frame } = catalogue
  if (frame.category(id) !== undefined) return catalogue
  const unseen = { id, name: '', parentId: '', sortNum: 0, catGroup: 0, icon: '', description: '', rule: null }
  return catalogue.at(now, frameOf({ ...frame, categories: [...frame.categories, unseen] }))
}

/** Catalogues of packs and viewed parts together, cached while neither changes. */
const joinedCatalogueCache = new WeakMap<Catalogue, { seen: readonly SeenPart[]; both: Pick<SeenPack, 'catalogue' | 'asOf'> }>()

/** Returns a catalogue of packs, extended by viewed parts that no pack contains. */
export function joinSeenParts({ catalogue }: { catalogue: Catalogue }, seen: readonly SeenPart[]): Pick<SeenPack, 'catalogue' | 'asOf'> {
  const before = joinedCatalogueCache.get(catalogue)
  if (before?.seen === seen) return before.both
  const more = seen.filter(({ part }) => catalogue.rowOfCode(part.mcode) < 0)
  const { segment, live } = segmentOfSeenParts(more, catalogue.choices)
  const both = { catalogue: more.length === 0 ? catalogue : catalogue.withSegment(segment, live, []), asOf: seenDatesByPart(more) }
  joinedCatalogueCache.set(catalogue, { seen, both })
  return both
}
