import { asTree } from '#search/answer/category-tree.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { type Choices, choicesOf } from '#search/catalogue/choices.ts'
import { type CategoryRow, type FrameRows, frameOf } from '#search/catalogue/frame.ts'
import { buildSegment } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import { categoriesOfSeen, decidingOfSeen, indexedSeen, liveOfSeen, ownOfSeen, promotionOfSeen } from './indexed-seen.ts'
import type { SeenPart } from './kept-parts.ts'

/** Parts that were only seen have no numbers of the shop's database; theirs are above all of these. */
const FIRST_ID = 1_500_000_000

/** A small pack of parts that were seen on this device. */
export interface SeenPack {
  catalogue: Catalogue
  /** Of how many the page was opened, and how many stood only in a list. */
  searched: { opened: number; listed: number }
  /** When a part was fetched, by its code. */
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

/** A search comes with every key; the list is another as soon as something was seen since. */
const made = new WeakMap<readonly SeenPart[], SeenPack>()

/** Makes a pack of parts that were seen, each once; asked at `now` (milliseconds since 1970). */
export function seenPackOf(seen: readonly SeenPart[], now: number): SeenPack {
  const pack = made.get(seen) ?? packOf(seen, now)
  made.set(seen, pack)
  // Promotions end.
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
  // Who names its parent knows more of a category.
  for (const row of seen.flatMap(categoriesOfSeen)) if (!categories.get(row.id)?.parentId) categories.set(row.id, row)
  const own = ownOfSeen(seen)
  const chosen = [...categories.values()].map((row) => ({ ...row, ...decidingOfSeen(seen, row.id) }))
  return {
    ...{ categories: asTree(chosen), applications: [], makes: [], models: [], promotions: seen.flatMap(promotionOfSeen) },
    ...(own.length > 0 ? { own } : {}),
  }
}

/** The same catalogue, to which a category is known although no part that was seen is in it. */
export function knowingCategory(catalogue: Catalogue, id: string, now: number): Catalogue {
  const { frame } = catalogue
  if (frame.category(id) !== undefined) return catalogue
  const unseen = { id, name: '', parentId: '', sortNum: 0, catGroup: 0, icon: '', description: '', rule: null }
  return catalogue.at(now, frameOf({ ...frame, categories: [...frame.categories, unseen] }))
}

/** What was put together for packs, for as long as neither they nor what was seen have changed. */
const joined = new WeakMap<Catalogue, { seen: readonly SeenPart[]; both: Pick<SeenPack, 'catalogue' | 'asOf'> }>()

/** A catalogue of packs, and beside it those of the seen parts that none of the packs has. */
export function withSeen({ catalogue }: { catalogue: Catalogue }, seen: readonly SeenPart[]): Pick<SeenPack, 'catalogue' | 'asOf'> {
  const before = joined.get(catalogue)
  if (before?.seen === seen) return before.both
  const more = seen.filter(({ part }) => catalogue.rowOfCode(part.mcode) < 0)
  const { segment, live } = segmentOf(more, catalogue.choices)
  const both = { catalogue: more.length === 0 ? catalogue : catalogue.with(segment, live, []), asOf: datesOf(more) }
  joined.set(catalogue, { seen, both })
  return both
}
