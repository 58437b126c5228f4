import type { CodeArray } from '#search/bytes/codes.ts'

/** Number of conditions that are kept, because the bits of a row are a 16-bit integer. */
const KEPT_CONDITIONS = 16

/**
 * Which rows meet the conditions that were searched last, one bit for each condition. Words recur, within one search, which tries its words
 * without one of them, and in the searches of many customers. It takes two bytes for each row.
 */
export class ConditionBits {
  readonly #met: Uint16Array
  /** The bit of each kept condition, by its name. The condition that was searched last is last. */
  readonly #bitOf = new Map<string, number>()

  constructor(rows: number) {
    this.#met = new Uint16Array(rows)
  }

  /**
   * Flags the rows that meet all named conditions, of which there may be up to 16. `computeBits` is called with the conditions that are not
   * kept, and adds the bit of each to the rows that meet it.
   */
  flagRows<Condition>(
    conditions: ReadonlyMap<string, Condition>,
    computeBits: (met: Uint16Array, missing: readonly (readonly [condition: Condition, bit: number])[]) => void,
  ): Uint8Array {
    for (const name of conditions.keys()) this.#markUsed(name)
    const missing = Array.from(conditions).filter(([name]) => !this.#bitOf.has(name))
    const freed = missing.map(([name, condition]) => [condition, this.#takeBit(name)] as const)
    const cleared = freed.reduce((bits, [, bit]) => bits | bit, 0)
    if (cleared !== 0) {
      clearBits(this.#met, cleared)
      try {
        computeBits(this.#met, freed)
      } catch (error) {
        // The rows do not have these bits, so no condition is kept.
        this.#bitOf.clear()
        throw error
      }
    }
    return flagRowsWithBits(
      this.#met,
      [...conditions.keys()].reduce((bits, name) => bits | (this.#bitOf.get(name) ?? 0), 0),
    )
  }

  #markUsed(name: string): void {
    const bit = this.#bitOf.get(name)
    if (bit === undefined) return
    this.#bitOf.delete(name)
    this.#bitOf.set(name, bit)
  }

  /** Gives a condition a free bit, or the bit of the condition that was not searched for the longest time. */
  #takeBit(name: string): number {
    const [oldest] = this.#bitOf
    const isFull = this.#bitOf.size >= KEPT_CONDITIONS
    const bit = isFull && oldest !== undefined ? oldest[1] : 1 << this.#bitOf.size
    if (isFull && oldest !== undefined) this.#bitOf.delete(oldest[0])
    this.#bitOf.set(name, bit)
    return bit
  }
}

// These loops run over all rows, so each is a function of its own, which the JavaScript engine compiles once for all searches.

/** Adds a bit to the listed entries. */
export function addBit(met: Uint16Array, list: Uint32Array, bit: number): void {
  for (let at = 0; at < list.length; at += 1) {
    const entry = list[at] ?? 0
    met[entry] = (met[entry] ?? 0) | bit
  }
}

/** Adds to each entry the bits of its code. */
export function addBitsOfCodes(met: Uint16Array, codes: CodeArray, bitsByCode: Uint16Array): void {
  for (let entry = 0; entry < met.length; entry += 1) met[entry] = (met[entry] ?? 0) | (bitsByCode[codes[entry] ?? 0] ?? 0)
}

function clearBits(met: Uint16Array, bits: number): void {
  const kept = ~bits
  for (let row = 0; row < met.length; row += 1) met[row] = (met[row] ?? 0) & kept
}

function flagRowsWithBits(met: Uint16Array, bits: number): Uint8Array {
  const flags = new Uint8Array(met.length)
  for (let row = 0; row < met.length; row += 1) flags[row] = ((met[row] ?? 0) & bits) === bits ? 1 : 0
  return flags
}
