/** A seeded random number generator (mulberry32). The same seed gives the same catalogue on every machine. */
export class RandomGenerator {
  private state: number

  constructor(seed: string) {
    let hash = 0x811c9dc5
    for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193)
    this.state = hash >>> 0
  }

  /** Returns a random number from 0 (inclusive) to 1 (exclusive). */
  nextFraction(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  happensWith(probability: number): boolean {
    return this.nextFraction() < probability
  }

  /** Returns a random whole number from `least` to `most`, both inclusive. */
  randomInteger(least: number, most: number): number {
    return least + Math.floor(this.nextFraction() * (most - least + 1))
  }

  /** Returns `least` plus a random multiple of `step`, at most `most`, rounded to three decimals. */
  randomStepValue(least: number, most: number, step: number): number {
    const steps = Math.round((most - least) / step)
    return Number((least + this.randomInteger(0, steps) * step).toFixed(3))
  }

  pickOne<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.nextFraction() * list.length)]
    if (found === undefined) throw new RangeError('Nothing to pick from an empty list.')
    return found
  }

  /** Returns a random item. `weight` gives the item's relative probability. */
  pickWeighted<T>(list: readonly T[], weight: (item: T) => number): T {
    let total = 0
    for (const item of list) total += weight(item)
    let left = this.nextFraction() * total
    for (const item of list) {
      left -= weight(item)
      if (left < 0) return item
    }
    return this.pickOne(list)
  }

  /** Returns a copy of a list in random order. */
  shuffleList<T>(list: readonly T[]): T[] {
    const copy = [...list]
    for (let at = copy.length - 1; at > 0; at -= 1) {
      const other = this.randomInteger(0, at)
      const [one, two] = [copy[at], copy[other]]
      if (one !== undefined && two !== undefined) [copy[at], copy[other]] = [two, one]
    }
    return copy
  }

  /** Returns a random selection of `most` items, in their original order. */
  pickSample<T>(list: readonly T[], most: number): T[] {
    if (list.length <= most) return [...list]
    const keep = new Set(this.shuffleList(list.map((_, at) => at)).slice(0, most))
    return list.filter((_, at) => keep.has(at))
  }
}
