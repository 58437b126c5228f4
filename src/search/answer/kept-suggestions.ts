import type { NamedVehicle } from '#contract/catalogue/catalogue.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchedNumbers } from '#search/find/matched-numbers.ts'

/** What a text finds: the first rows in their order, and what explains them. */
export interface FoundSuggestions {
  match: SearchedNumbers & { total: number }
  vehicles: NamedVehicle[]
  first: Int32Array
  /** Number of all rows found. */
  total: number
}

/** From so many parts on, the first rows of a number are kept. Most such numbers are the first three or four characters of one. */
export const MIN_KEPT_MATCHES = 500
/** Number of rows that are kept of each text: four pages of the suggestion box. */
export const MAX_KEPT_ROWS = 32
const MAX_KEPT_TEXTS = 1000

/**
 * The first rows of the beginnings of numbers that many parts have, kept in memory because marking and comparing so many parts takes
 * milliseconds, and every customer types the same beginnings. Which parts a number finds changes only with the catalogue, and their order
 * only when a part becomes discontinued and sold out.
 */
class KeptSuggestions {
  readonly #kept = new Map<string, FoundSuggestions>()

  constructor(readonly endedChanges: number) {}

  /** Returns what was found for a text; undefined if it is not kept, or if more than the kept rows are wanted. */
  find(text: string, many: number): FoundSuggestions | undefined {
    const kept = this.#kept.get(text)
    if (kept === undefined || many > kept.first.length) return undefined
    // The text that was asked for last is removed last.
    this.#kept.delete(text)
    this.#kept.set(text, kept)
    return kept
  }

  /** Keeps what was found for a text, if many parts were found, and all of them by number. */
  keep(text: string, found: FoundSuggestions): void {
    const { meant, total } = found.match
    if (meant !== 'number' || total < MIN_KEPT_MATCHES || total !== found.total || this.#kept.has(text)) return
    const [oldest] = this.#kept.keys()
    if (this.#kept.size >= MAX_KEPT_TEXTS && oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(text, { ...found, first: found.first.slice(0, MAX_KEPT_ROWS) })
  }
}

const keptByCatalogue = new WeakMap<Catalogue, KeptSuggestions>()

/** Returns the suggestions that are kept for the present state of a catalogue. */
export function keptSuggestionsOf(catalogue: Catalogue): KeptSuggestions {
  const { endedChanges } = catalogue.live
  const known = keptByCatalogue.get(catalogue)
  if (known?.endedChanges === endedChanges) return known
  const fresh = new KeptSuggestions(endedChanges)
  keptByCatalogue.set(catalogue, fresh)
  return fresh
}
