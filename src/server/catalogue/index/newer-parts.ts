import { setImmediate as turn } from 'node:timers/promises'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { Frame } from '#search/catalogue/frame.ts'
import type { LiveById } from '#search/catalogue/live-columns.ts'
import type { LivePart } from '#search/part.ts'
import type { Segment } from '#search/segment/segment.ts'

/** A segment of so few parts is made anew with each change: some milliseconds. */
const SMALL = 32
/** A larger one is, when at least its eighth comes to it: so each part is read about as often as there are segments, and these stay few. */
const SHARE = 8
/** More than this are not put together: the time comes to index all anew. */
const MAX_TOGETHER = 5000

/** A segment of parts that have become others. */
interface Layer {
  /** The catalogue without this segment and those behind it. */
  before: Catalogue
  /** What has changed of prices and stock since, which `before` does not say. */
  live: Map<number, LivePart>
  changed: ReadonlySet<number>
  gone: ReadonlySet<number>
}

/** What parts are now, as a segment; asked for in ascending order. One that is not there any more is left out. */
export type ReadNewer = (ids: readonly number[], frame: Frame) => Promise<{ segment: Segment; live: LiveById }>

/**
 * The parts that have become others since all was indexed, in a few segments, as every search asks each: a change takes the small segments
 * along that the last ones made.
 */
export class NewerParts {
  #layers: readonly Layer[] = []

  /** `clock`: milliseconds since 1970. */
  constructor(
    private readonly read: ReadNewer,
    private readonly clock: () => number,
  ) {}

  /** How many parts stand in these segments. */
  get count(): number {
    return this.#layers.reduce((sum, { changed }) => sum + changed.size, 0)
  }

  /** Whether no part has become another, or has gone, since all was indexed. */
  get isEmpty(): boolean {
    return this.#layers.length === 0
  }

  /** A catalogue with what parts have become. `catalogue`: the one that stands now, whenever it is asked for. One at a time. */
  async put(catalogue: () => Catalogue, ids: { changed: Iterable<number>; gone: Iterable<number> }): Promise<Catalogue> {
    const [changed, gone] = [new Set(ids.changed), new Set(ids.gone)]
    let kept = this.#layers.length
    for (let top = this.#layers[kept - 1]; top !== undefined && takesAlong(changed, top); top = this.#layers[kept - 1]) {
      for (const id of top.changed) changed.add(id)
      for (const id of top.gone) gone.add(id)
      kept -= 1
    }
    const { segment, live } = await this.read(
      [...changed].sort((one, other) => one - other),
      catalogue().frame,
    )
    const taken = this.#layers[kept]
    if (taken !== undefined) await bringUp(taken)
    const before = taken === undefined ? catalogue() : taken.before.at(this.clock(), catalogue().frame)
    this.#layers = [...this.#layers.slice(0, kept), { before, live: new Map(), changed, gone }]
    // What was read less stands in the older ones still, and is gone.
    return before.with(segment, live, [...changed, ...gone])
  }

  /** Price or stock of a part has changed. */
  patch(part: LivePart): void {
    for (const { live } of this.#layers) live.set(part.id, part)
  }
}

const takesAlong = (changed: ReadonlySet<number>, top: Layer) =>
  top.changed.size <= Math.max(SMALL, changed.size * SHARE) && top.changed.size + changed.size <= MAX_TOGETHER

/** So many parts are written over before others get their turn. */
const AT_ONCE = 50

async function bringUp({ before, live }: Layer): Promise<void> {
  let done = 0
  for (const part of live.values()) {
    before.patch(part)
    done += 1
    if (done % AT_ONCE === 0) await turn()
  }
  live.clear()
}
