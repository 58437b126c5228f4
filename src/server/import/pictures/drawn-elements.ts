/**
 * Counts what is drawn when elements are repeated by reference (`use`, patterns, masks): ten that each repeat ten of the next are ten thousand
 * million by the tenth, of which a browser dies.
 */
export class DrawnElements {
  /** Of each element with an id, what stands in it: how many elements, and which ids they refer to. '' is the picture itself. */
  readonly #inside = new Map<string, { elements: number; refers: string[] }>([['', { elements: 0, refers: [] }]])

  /** `within`: the ids of the elements around it. */
  add(within: readonly string[], refers: readonly string[]): void {
    for (const id of ['', ...new Set(within)]) {
      const known = this.#inside.get(id) ?? { elements: 0, refers: [] }
      this.#inside.set(id, known)
      known.elements += 1
      known.refers.push(...refers)
    }
  }

  /** How many elements are drawn in all; Infinity where something repeats itself. */
  count(): number {
    const counts = new Map<string, number>()
    const countOf = (id: string): number => {
      const counted = counts.get(id)
      if (counted !== undefined) return counted
      const { elements, refers } = this.#inside.get(id) ?? { elements: 0, refers: [] }
      // Whoever comes here again before it is counted has come in a circle.
      counts.set(id, Number.POSITIVE_INFINITY)
      const all = refers.reduce((sum, other) => sum + countOf(other), elements)
      counts.set(id, all)
      return all
    }
    return countOf('')
  }
}
