/** From this many letters on, a word may be mistaken in two of them. */
const TWO_FROM_LETTERS = 7
/** A word that goes on behind the typed one counts as this much further away. */
const UNFINISHED = 0.5

/**
 * Calls for each of some words, which are in order, that is spelt like another, with how much it differs: the letters that are others, too
 * many, missing, or turned with their neighbour, at most one of a short word and two of a long one. What begins like it is as good but for
 * half a letter. Words that begin alike share the work: only what differs from the word before is reckoned (an edit distance, row by row).
 */
export function eachAlike(words: readonly string[], word: string, found: (one: string, differs: number) => void): void {
  const most = word.length >= TWO_FROM_LETTERS ? 2 : 1
  const width = word.length + 1
  /** Row `i`: how much the first `i` letters of a word differ from each beginning of the typed one. */
  const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, at) => at)]
  let before = ''
  let depth = 0
  for (let at = 0; at < words.length; ) {
    const one = words[at] ?? ''
    let shared = 0
    while (shared < depth && shared < one.length && one[shared] === before[shared]) shared += 1
    depth = shared
    while (depth < one.length && Math.min(...(rows[depth] ?? [])) <= most && depth <= word.length + most) {
      rows[depth + 1] = nextRow(rows, one, word, depth)
      depth += 1
    }
    before = one
    if (depth === one.length) {
      const whole = rows[depth]?.[word.length] ?? most + 1
      const begun = leastEnd(rows, one, word.length) + UNFINISHED
      const differs = Math.min(whole, begun)
      if (differs <= most) found(one, differs)
    } else {
      const begun = leastEnd(rows, one.slice(0, depth), word.length) + UNFINISHED
      if (begun <= most) found(one, begun)
    }
    at += 1
  }
}

/** How much the best beginning of a word differs from the whole typed one. */
function leastEnd(rows: readonly Uint8Array[], reckoned: string, end: number): number {
  let least = 255
  for (let depth = 1; depth <= reckoned.length; depth += 1) least = Math.min(least, rows[depth]?.[end] ?? 255)
  return least
}

function nextRow(rows: readonly Uint8Array[], one: string, word: string, depth: number): Uint8Array {
  const [last, secondLast] = [rows[depth] ?? NONE, rows[depth - 1] ?? NONE]
  const row = new Uint8Array(last.length)
  row[0] = depth + 1
  for (let at = 1; at < row.length; at += 1) {
    const isSame = one[depth] === word[at - 1]
    let least = Math.min((last[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1))
    const isTurned = depth > 0 && at > 1 && one[depth] === word[at - 2] && one[depth - 1] === word[at - 1]
    if (isTurned) least = Math.min(least, (secondLast[at - 2] ?? 0) + 1)
    row[at] = least
  }
  return row
}
const NONE = new Uint8Array()
