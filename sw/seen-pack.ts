import { asTree } from '#search/answer/category-tree.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { type Choices, choicesOf } from '#search/catalogue/choices.ts'
import { type CategoryRow, type FrameRows, frameOf } from '#search/catalogue/frame.ts'
import { buildSegment } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import { categoriesOfSeen, decidingOfSeen, indexedSeen, liveOfSeen, ownOfSeen, promotionOfSeen } from './indexed-seen.ts'
import type { SeenPart } from './kept-parts.ts'

/** Viewed parts have no database ids. They get ids above all database ids. */
const FIRST_ID = 1_500_000_000

/** A small pack of viewed parts. */
export interface SeenPack {
  catalogue: Catalogue
  /** Number of opened parts, and of parts seen only in lists. */
  searched: { opened: number; listed: number }
  /** The time of each part's data, by code. */
  asOf: ReadonlyMap<string, string | null>
}

const segmentOf = (seen: readonly SeenPart[], choices: Choices) => ({
  segment: new Segment(
    buildSegment(
      seen.map((one, at) => indexedSeen(one, FIRST_ID + at)),
      new Map(),
      choices,
    ),
  ),
  live: new Map(seen.map((one, at) => [FIRST_ID + at, liveOfSeen(one, FIRST_ID + at)])),
})

const datesOf = (seen: readonly SeenPart[]) => new Map(seen.map(({ part, asOf }) => [String(part.mcode), asOf]))

/** Cached, because searches need it with every key press. A new viewed part creates a new array, and so a new pack. */
const made = new WeakMap<readonly SeenPart[], SeenPack>()

/** Builds a pack of viewed parts, each once, at time `now` (milliseconds since 1970). */
export function seenPackOf(seen: readonly SeenPart[], now: number): SeenPack {
  const pack = made.get(seen) ?? packOf(seen, now)
  made.set(seen, pack)
  // Promotions may have ended since the part was viewed.
  return { ...pack, catalogue: pack.catalogue.at(now) }
}

function packOf(seen: readonly SeenPart[], now: number): SeenPack {
  const frame = frameOf(frameRowsOf(seen))
  const { segment, live } = segmentOf(seen, choicesOf(frame))
  const opened = seen.filter((one) => one.opened).length
  return {
    catalogue: Catalogue.of(segment, frame, live, now),
    searched: { opened, listed: seen.length - opened },
    asOf: datesOf(seen),
  }
}

function frameRowsOf(seen: readonly SeenPart[]): FrameRows {
  const categories = new Map<string, CategoryRow>()
  // A category with a parent takes precedence.
  for (const row of seen.flatMap(categoriesOfSeen)) if (!categories.get(row.id)?.parentId) categories.set(row.id, row)
  const own = ownOfSeen(seen)
  const chosen = [...categories.values()].map((row) => ({ ...row, ...decidingOfSeen(seen, row.id) }))
  return {
    ...{ categories: asTree(chosen), applications: [], makes: [], models: [], promotions: seen.flatMap(promotionOfSeen) },
    ...(own.length > 0 ? { own } : {}),
  }
}

/** The same catalogue with an additional category, although no viewed part is in it. */
export function knowingCategory(catalogue: Catalogue, id: string, now: number): Catalogue {
  const { frame } = catalogue
  if (frame.category(id) !== undefined) return catalogue
  const unseen = { id, name: '', parentId: '', sortNum: 0, catGroup: 0, icon: '', description: '', rule: null }
  return catalogue.at(now, frameOf({ ...frame, categories: [...frame.categories, unseen] }))
}

/** Joined catalogues, cached while neither packs nor viewed parts change. */
const joined = new WeakMap<Catalogue, { seen: readonly SeenPart[]; both: Pick<SeenPack, 'catalogue' | 'asOf'> }>()

/** A catalogue of packs, extended by viewed parts that no pack contains. */
export function withSeen({ catalogue }: { catalogue: Catalogue }, seen: readonly SeenPart[]): Pick<SeenPack, 'catalogue' | 'asOf'> {
  const before = joined.get(catalogue)
  if (before?.seen === seen) return before.both
  const more = seen.filter(({ part }) => catalogue.rowOfCode(part.mcode) < 0)
  const { segment, live } = segmentOf(more, catalogue.choices)
  const both = { catalogue: more.length === 0 ? catalogue : catalogue.with(segment, live, []), asOf: datesOf(more) }
  joined.set(catalogue, { seen, both })
  return both
}
