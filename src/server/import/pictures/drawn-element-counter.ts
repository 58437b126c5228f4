/**
 * Counts the elements that an SVG draws, including repetition by reference (`use`, patterns, masks). Ten nested levels of ten repetitions
 * are ten billion elements, which would crash a browser.
 */
export class DrawnElementCounter {
  /**
   * For each element with an id, the number of elements inside it and the ids that these refer to. The key '' stands for the whole picture.
   */
  readonly #inside = new Map<string, { elementCount: number; referencedIds: string[] }>([['', { elementCount: 0, referencedIds: [] }]])

  /** Adds a drawn element. `within` are the ids of its ancestors and its own id, `refers` the ids that the element refers to. */
  addElement(within: readonly string[], refers: readonly string[]): void {
    for (const id of ['', ...new Set(within)]) {
      const known = this.#inside.get(id) ?? { elementCount: 0, referencedIds: [] }
      this.#inside.set(id, known)
      known.elementCount += 1
      known.referencedIds.push(...refers)
    }
  }

  /** Returns the total number of drawn elements. Infinity when references form a cycle. */
  countDrawnElements(): number {
    const counts = new Map<string, number>()
    const countOf = (id: string): number => {
      const counted = counts.get(id)
      if (counted !== undefined) return counted
      const { elementCount, referencedIds } = this.#inside.get(id) ?? { elementCount: 0, referencedIds: [] }
      // Infinity stays the count of an id that refers to itself, because the id is then reached again before it is counted.
      counts.set(id, Number.POSITIVE_INFINITY)
      const all = referencedIds.reduce((sum, other) => sum + countOf(other), elementCount)
      counts.set(id, all)
      return all
    }
    return countOf('')
  }
}
