import { breakCategoryCycles } from '#search/answer/category-tree.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { type CategoryAttributeChoices, cachedAttributeChoices } from '#search/catalogue/choices.ts'
import { type CategoryRow, indexSharedCatalogueRows, type SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { buildSegment } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import {
  categoriesOfSeenPart,
  decidingAttributesInCategory,
  indexSeenPart,
  livePartOfSeenPart,
  promotionOfSeenPart,
  shopAttributesOfSeenParts,
} from './indexed-seen.ts'
import type { SeenPart } from './seen-part-collection.ts'

/** The first id of viewed parts. Viewed parts have no ids in the shop's database, so they get ids above all database ids. */
const FIRST_SEEN_PART_ID = 1_500_000_000

/** A small catalogue pack that consists of viewed parts. */
export interface SeenPack {
  catalogue: Catalogue
  /** Number of opened parts, and of parts that were seen only in lists. */
  searchedPartCounts: { openedPartCount: number; listedPartCount: number }
  /** The time of each part's data, by part code. */
  asOfByPart: ReadonlyMap<string, string | null>
}

const segmentOfSeenParts = (seen: readonly SeenPart[], choices: CategoryAttributeChoices) => ({
  segment: new Segment(
    buildSegment(
      seen.map((one, at) => indexSeenPart(one, FIRST_SEEN_PART_ID + at)),
      new Map(),
      choices,
    ),
  ),
  live: new Map(seen.map((one, at) => [FIRST_SEEN_PART_ID + at, livePartOfSeenPart(one, FIRST_SEEN_PART_ID + at)])),
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
  return { ...pack, catalogue: pack.catalogue.atTime(now) }
}

function buildSeenPack(seen: readonly SeenPart[], now: number): SeenPack {
  const frame = indexSharedCatalogueRows(catalogueRowsOfSeenParts(seen))
  const { segment, live } = segmentOfSeenParts(seen, cachedAttributeChoices(frame))
  const opened = seen.filter((one) => one.isOpened).length
  return {
    catalogue: Catalogue.createCatalogue(segment, frame, live, now),
    searchedPartCounts: { openedPartCount: opened, listedPartCount: seen.length - opened },
    asOfByPart: seenDatesByPart(seen),
  }
}

function catalogueRowsOfSeenParts(seen: readonly SeenPart[]): SharedCatalogueRows {
  const categories = new Map<string, CategoryRow>()
  // The same category may occur with and without its parent; the one with parent is used.
  for (const row of seen.flatMap(categoriesOfSeenPart)) if (!categories.get(row.id)?.parentId) categories.set(row.id, row)
  const own = shopAttributesOfSeenParts(seen)
  const chosen = [...categories.values()].map((row) => ({ ...row, ...decidingAttributesInCategory(seen, row.id) }))
  return {
    ...{ categories: breakCategoryCycles(chosen), applications: [], makes: [], models: [], promotions: seen.flatMap(promotionOfSeenPart) },
    ...(own.length > 0 ? { own } : {}),
  }
}

/** Returns the catalogue with an additional category, which no viewed part belongs to. */
export function addEmptyCategory(catalogue: Catalogue, id: string, now: number): Catalogue {
  const { frame } = catalogue
  if (frame.category(id) !== undefined) return catalogue
  const unseen = { id, name: '', parentId: '', sortNum: 0, catGroup: 0, icon: '', description: '', rule: null }
  return catalogue.atTime(now, indexSharedCatalogueRows({ ...frame, categories: [...frame.categories, unseen] }))
}

/** Catalogues of packs and viewed parts together, cached while neither changes. */
const joinedCatalogueCache = new WeakMap<Catalogue, { seen: readonly SeenPart[]; joined: Pick<SeenPack, 'catalogue' | 'asOfByPart'> }>()

/** Returns a catalogue of packs, extended by viewed parts that no pack contains. */
export function joinSeenParts(
  { catalogue }: { catalogue: Catalogue },
  seen: readonly SeenPart[],
): Pick<SeenPack, 'catalogue' | 'asOfByPart'> {
  const before = joinedCatalogueCache.get(catalogue)
  if (before?.seen === seen) return before.joined
  const more = seen.filter(({ part }) => catalogue.rowOfCode(part.mcode) < 0)
  const { segment, live } = segmentOfSeenParts(more, catalogue.choices)
  const both = {
    catalogue: more.length === 0 ? catalogue : catalogue.withNewerSegment(segment, live, []),
    asOfByPart: seenDatesByPart(more),
  }
  joinedCatalogueCache.set(catalogue, { seen, joined: both })
  return both
}
