import { VarintWriter } from '#search/bytes/varint.ts'

/**
 * Many ascending lists of integers, from which integers are only removed. All lists lie in one array, because an array of its own for each
 * part of a large shop takes ten times the memory of its integers.
 */
export class ShrinkingLists {
  private constructor(
    private readonly items: Uint32Array,
    private readonly starts: Uint32Array,
    private readonly lengths: Uint32Array,
  ) {}

  /** Creates lists of which list `i` is the range of `items` from `ends[i - 1]` to `ends[i]`. `items` is taken over. */
  static fromEnds(items: Uint32Array, ends: Uint32Array): ShrinkingLists {
    const starts = new Uint32Array(ends.length)
    for (let list = 1; list < ends.length; list += 1) starts[list] = ends[list - 1] ?? 0
    return new ShrinkingLists(
      items,
      starts,
      ends.map((end, list) => end - (starts[list] ?? 0)),
    )
  }

  static of(lists: readonly (readonly number[])[]): ShrinkingLists {
    let end = 0
    const ends = Uint32Array.from(lists, (list) => {
      end += list.length
      return end
    })
    return ShrinkingLists.fromEnds(Uint32Array.from(lists.flat()), ends)
  }

  get count(): number {
    return this.lengths.length
  }

  /** Returns the integers of a list, without a copy. */
  list(list: number): Uint32Array {
    const start = this.starts[list] ?? 0
    return this.items.subarray(start, start + (this.lengths[list] ?? 0))
  }

  /** Removes from a list the integers that are in another list of ascending integers, or those that are not. */
  remove(list: number, other: ShrinkingLists, otherList: number, which: 'those in' | 'those not in'): void {
    const { items } = this
    const start = this.starts[list] ?? 0
    const end = start + (this.lengths[list] ?? 0)
    let at = other.starts[otherList] ?? 0
    const otherEnd = at + (other.lengths[otherList] ?? 0)
    let kept = start
    for (let from = start; from < end; from += 1) {
      const item = items[from] ?? 0
      while (at < otherEnd && (other.items[at] ?? 0) < item) at += 1
      const isIn = at < otherEnd && other.items[at] === item
      if (isIn !== (which === 'those not in')) continue
      items[kept] = item
      kept += 1
    }
    this.lengths[list] = kept - start
  }

  /**
   * Returns for each value the integers that all lists of the value have in common. `codes` gives the value of each list; value 0 has none.
   */
  commonByValue(codes: ArrayLike<number>, values: number): ShrinkingLists {
    const firstList = new Int32Array(values).fill(-1)
    let size = 0
    for (let list = 0; list < this.count; list += 1) {
      const code = codes[list] ?? 0
      if (code === 0 || firstList[code] !== -1) continue
      firstList[code] = list
      size += this.lengths[list] ?? 0
    }
    const items = new Uint32Array(size)
    const ends = new Uint32Array(values)
    let end = 0
    for (const [code, list] of firstList.entries()) {
      if (list >= 0) {
        items.set(this.list(list), end)
        end += this.lengths[list] ?? 0
      }
      ends[code] = end
    }
    const common = ShrinkingLists.fromEnds(items, ends)
    for (let list = 0; list < this.count; list += 1) {
      const code = codes[list] ?? 0
      if (code !== 0 && common.lengths[code] !== 0) common.remove(code, this, list, 'those not in')
    }
    return common
  }

  /**
   * Encodes for each place the lists that have an integer of this place, as `writeLists` does. `placeOf` gives the place of each integer, from
   * 0 to `places` - 1.
   */
  writeInverted(placeOf: Uint32Array, places: number): Uint8Array<ArrayBuffer> {
    // The lists that have a place are in `lists`, from index starts[place] to index starts[place + 1] - 1.
    const starts = new Uint32Array(places + 1)
    for (let list = 0; list < this.count; list += 1)
      for (const item of this.list(list)) {
        const place = (placeOf[item] ?? 0) + 1
        starts[place] = (starts[place] ?? 0) + 1
      }
    for (let place = 1; place <= places; place += 1) starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
    const next = starts.slice()
    const lists = new Uint32Array(starts[places] ?? 0)
    for (let list = 0; list < this.count; list += 1)
      for (const item of this.list(list)) {
        const place = placeOf[item] ?? 0
        lists[next[place] ?? 0] = list
        next[place] = (next[place] ?? 0) + 1
      }
    const out = new VarintWriter()
    for (let place = 0; place < places; place += 1) {
      const [from, to] = [starts[place] ?? 0, starts[place + 1] ?? 0]
      out.add(to - from)
      let before = 0
      for (let at = from; at < to; at += 1) {
        const list = lists[at] ?? 0
        out.add(list - before)
        before = list
      }
    }
    return out.writtenBytes()
  }
}
