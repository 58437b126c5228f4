/**
 * Counts the drawn elements, including repetition by reference (`use`, patterns, masks). Ten nested levels of ten repetitions are ten
 * billion elements, which would crash a browser.
 */
export class DrawnElements {
  /** For each element with an id, the number of elements in it and the ids they refer to. '' is the picture itself. */
  readonly #inside = new Map<string, { elements: number; refers: string[] }>([['', { elements: 0, refers: [] }]])

  /** `within`: the ids of the ancestors. */
  add(within: readonly string[], refers: readonly string[]): void {
    for (const id of ['', ...new Set(within)]) {
      const known = this.#inside.get(id) ?? { elements: 0, refers: [] }
      this.#inside.set(id, known)
      known.elements += 1
      known.refers.push(...refers)
    }
  }

  /** The total number of drawn elements. Infinity for a cycle. */
  count(): number {
    const counts = new Map<string, number>()
    const countOf = (id: string): number => {
      const counted = counts.get(id)
      if (counted !== undefined) return counted
      const { elements, refers } = this.#inside.get(id) ?? { elements: 0, refers: [] }
      // An id that is reached again before it is counted is part of a cycle.
      counts.set(id, Number.POSITIVE_INFINITY)
      const all = refers.reduce((sum, other) => sum + countOf(other), elements)
      counts.set(id, all)
      return all
    }
    return countOf('')
  }
}
