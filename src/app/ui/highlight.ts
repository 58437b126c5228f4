import { numberKey } from '#contract/numbers/numbers.ts'

export interface HighlightedText {
  before: string
  hit: string
  after: string
}

/**
 * Returns the position of a search text in a displayed part number, ignoring separators. Null if the part number does not contain the text
 * literally, such as when a revision digit was ignored; then the whole part number matches.
 */
export function findHighlight(printed: string, searched: string): HighlightedText | null {
  const wanted = numberKey(searched)
  const places = [...printed.matchAll(/[A-Za-z0-9]/g)].map((found) => found.index)
  const plain = places.map((place) => printed.charAt(place).toUpperCase()).join('')
  const at = wanted ? plain.indexOf(wanted) : -1
  const from = places[at]
  const last = places[at + wanted.length - 1]
  if (at < 0 || from === undefined || last === undefined) return null
  return { before: printed.slice(0, from), hit: printed.slice(from, last + 1), after: printed.slice(last + 1) }
}
