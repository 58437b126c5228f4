/** From this number of letters on, a word may contain two typing errors. */
const MIN_TWO_ERROR_LETTERS = 7
/** The distance that is added when a word is longer than the typed one. */
const UNFINISHED_WORD_DISTANCE = 0.5

/**
 * Calls `found` for each word with a spelling similar to the typed one, with its distance: the number of wrong, extra, missing or
 * transposed letters. A short word may have one such error and a long word two. A word that begins with a similar text counts half an error
 * more. The list must be sorted, because words with a common prefix share rows of the edit distance table.
 */
export function forEachSimilarWord(words: readonly string[], word: string, found: (one: string, differs: number) => void): void {
  const most = word.length >= MIN_TWO_ERROR_LETTERS ? 2 : 1
  const width = word.length + 1
  /** Row `i` of the table holds the edit distances between the first `i` letters of a word and each prefix of the typed word. */
  const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, at) => at)]
  let before = ''
  let depth = 0
  for (let at = 0; at < words.length; ) {
    const one = words[at] ?? ''
    let shared = 0
    while (shared < depth && shared < one.length && one[shared] === before[shared]) shared += 1
    depth = shared
    while (depth < one.length && Math.min(...(rows[depth] ?? [])) <= most && depth <= word.length + most) {
      rows[depth + 1] = nextDistanceRow(rows, one, word, depth)
      depth += 1
    }
    before = one
    if (depth === one.length) {
      const whole = rows[depth]?.[word.length] ?? most + 1
      const begun = leastPrefixDistance(rows, one, word.length) + UNFINISHED_WORD_DISTANCE
      const differs = Math.min(whole, begun)
      if (differs <= most) found(one, differs)
    } else {
      const begun = leastPrefixDistance(rows, one.slice(0, depth), word.length) + UNFINISHED_WORD_DISTANCE
      if (begun <= most) found(one, begun)
    }
    at += 1
  }
}

/** Returns the smallest distance between a prefix of a word and the whole typed word. */
function leastPrefixDistance(rows: readonly Uint8Array[], reckoned: string, end: number): number {
  let least = 255
  for (let depth = 1; depth <= reckoned.length; depth += 1) least = Math.min(least, rows[depth]?.[end] ?? 255)
  return least
}

function nextDistanceRow(rows: readonly Uint8Array[], one: string, word: string, depth: number): Uint8Array {
  const [last, secondLast] = [rows[depth] ?? EMPTY_DISTANCE_ROW, rows[depth - 1] ?? EMPTY_DISTANCE_ROW]
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
const EMPTY_DISTANCE_ROW = new Uint8Array()
