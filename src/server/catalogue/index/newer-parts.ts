import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { LiveDataById } from '#search/catalogue/live-columns.ts'
import type { SharedCatalogueData } from '#search/catalogue/shared-catalogue-data.ts'
import type { LivePart } from '#search/part.ts'
import type { Segment } from '#search/segment/segment.ts'
import { nodeEventLoop } from '#server/kernel/node-event-loop.ts'

/** A segment of changed parts with at most this many parts is rebuilt with each change, which takes some milliseconds. */
const MAX_SMALL_SEGMENT_PARTS = 32
/**
 * A larger segment of changed parts is rebuilt when newly changed parts reach this fraction (1/8) of it. So there are few segments, and
 * each part is read only about once per segment.
 */
const REBUILD_DIVISOR = 8
/** Segments with more parts than this together are not merged, because the whole index will be rebuilt soon. */
const MAX_MERGED_PARTS = 5000

/** A segment with changed parts, on top of the catalogue without them. */
interface ChangedSegment {
  /** The catalogue without this segment and without later segments. */
  catalogueBefore: Catalogue
  /** Changes of price and stock that were made after `before` was created. */
  liveChanges: Map<number, LivePart>
  changedIds: ReadonlySet<number>
  deletedIds: ReadonlySet<number>
}

/** Reads the current data of parts as a segment of the search index. The ids must be ascending. Deleted parts are left out. */
export type NewerPartsReader = (ids: readonly number[], frame: SharedCatalogueData) => Promise<{ segment: Segment; live: LiveDataById }>

/**
 * Keeps the parts that changed after the main index was built, in a few small segments. There must be few segments, because each search
 * visits all of them. A new change is merged with small recent segments.
 */
export class NewerParts {
  #layers: readonly ChangedSegment[] = []

  /** `clock` returns milliseconds since 1970. */
  constructor(
    private readonly read: NewerPartsReader,
    private readonly clock: () => number,
  ) {}

  /** The number of parts in the segments of changed parts. */
  get count(): number {
    return this.#layers.reduce((sum, { changedIds }) => sum + changedIds.size, 0)
  }

  /** Whether no part was changed or deleted since the main index was built. */
  get isEmpty(): boolean {
    return this.#layers.length === 0
  }

  /** Adds changed parts to the catalogue. The function `catalogue` returns the current catalogue. Only one call may run at a time. */
  async addChanges(catalogue: () => Catalogue, ids: { changedIds: Iterable<number>; deletedIds: Iterable<number> }): Promise<Catalogue> {
    const [changed, gone] = [new Set(ids.changedIds), new Set(ids.deletedIds)]
    let kept = this.#layers.length
    for (let top = this.#layers[kept - 1]; top !== undefined && shouldMerge(changed, top); top = this.#layers[kept - 1]) {
      for (const id of top.changedIds) changed.add(id)
      for (const id of top.deletedIds) gone.add(id)
      kept -= 1
    }
    const { segment, live } = await this.read(
      [...changed].sort((one, other) => one - other),
      catalogue().frame,
    )
    const taken = this.#layers[kept]
    if (taken !== undefined) await applyLiveChanges(taken)
    const before = taken === undefined ? catalogue() : taken.catalogueBefore.atTime(this.clock(), catalogue().frame)
    this.#layers = [
      ...this.#layers.slice(0, kept),
      { catalogueBefore: before, liveChanges: new Map(), changedIds: changed, deletedIds: gone },
    ]
    // Parts that were not found were deleted. Older segments still contain them, so they are marked as gone.
    return before.withNewerSegment(segment, live, [...changed, ...gone])
  }

  /** Updates the price or stock of a part in the segments of changed parts. */
  patchLivePart(part: LivePart): void {
    for (const { liveChanges } of this.#layers) liveChanges.set(part.id, part)
  }
}

const shouldMerge = (changed: ReadonlySet<number>, top: ChangedSegment) =>
  top.changedIds.size <= Math.max(MAX_SMALL_SEGMENT_PARTS, changed.size * REBUILD_DIVISOR) &&
  top.changedIds.size + changed.size <= MAX_MERGED_PARTS

/** The number of parts that are updated before the event loop can handle other work. */
const PARTS_PER_STEP = 50

async function applyLiveChanges({ catalogueBefore, liveChanges }: ChangedSegment): Promise<void> {
  let done = 0
  for (const part of liveChanges.values()) {
    catalogueBefore.patchLivePart(part)
    done += 1
    if (done % PARTS_PER_STEP === 0) await nodeEventLoop.yieldToEventLoop()
  }
  liveChanges.clear()
}
