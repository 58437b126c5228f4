/**
 * The words of all parts of a shop, in memory: for each word the rows that hold it. A search asks for the same words again and again, in
 * another company each time, and leaves some of them out one by one; here each try costs a fraction of a millisecond and no question to the
 * database.
 */
export interface WordIndex {
  /** Every word, in order. */
  words: readonly string[]
  /** Rows of each word, ascending, in the same order. */
  rows: readonly Int32Array[]
}

/** One word of a search, and what may stand for it: any of these whole, and what begins with `begun`. */
export interface SoughtWord {
  forms: readonly string[]
  begun?: string
}

/** Collects the words of one part after another. */
export class WordCollector {
  readonly #rowsOf = new Map<string, number[]>()

  /** Takes in the words of a row, which are folded (contract/vehicle/fold-words.ts). Rows come in ascending order. */
  add(row: number, words: string): void {
    for (const word of words.split(' ')) {
      if (word === '') continue
      const rows = this.#rowsOf.get(word)
      if (rows === undefined) this.#rowsOf.set(word, [row])
      else if (rows.at(-1) !== row) rows.push(row)
    }
  }

  index(): WordIndex {
    const words = [...this.#rowsOf.keys()].sort()
    return { words, rows: words.map((word) => Int32Array.from(this.#rowsOf.get(word) ?? [])) }
  }
}

/** 1 for each row that holds all that is sought. The array has a place for each row of the columns. */
export function rowsHolding(index: WordIndex, size: number, sought: readonly SoughtWord[]): Uint8Array {
  const marks = new Uint8Array(size)
  // How many of the words each row was seen to hold, one after another: a row that missed one stays behind.
  const held = new Uint16Array(size)
  for (const [at, one] of sought.entries()) {
    const isLast = at === sought.length - 1
    let found = false
    for (const rows of rowLists(index, one)) {
      for (const row of rows) {
        if (held[row] !== at) continue
        held[row] = at + 1
        found = true
        if (isLast) marks[row] = 1
      }
    }
    if (!found) break
  }
  return marks
}

/** Whether any word of these begins like that. */
export const isBegun = ({ words }: WordIndex, begun: string, counts = (_: string) => true): boolean => {
  for (let at = placeOf(words, begun); words[at]?.startsWith(begun); at += 1) if (counts(words[at] ?? '')) return true
  return false
}

function* rowLists({ words, rows }: WordIndex, { forms, begun }: SoughtWord): Generator<Int32Array> {
  for (const form of forms) {
    const at = placeOf(words, form)
    if (words[at] === form) yield rows[at] ?? NONE
  }
  if (begun === undefined) return
  for (let at = placeOf(words, begun); words[at]?.startsWith(begun); at += 1) yield rows[at] ?? NONE
}
const NONE = new Int32Array()

/** Where a word stands, or would. */
function placeOf(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
