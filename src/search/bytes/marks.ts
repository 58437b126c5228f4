/** Flags of rows take one byte each, and most of them are 0. So four bytes (one word) are compared with 0 at a time. */

const WORD_BYTES = 4

/** Returns the flags as words of four bytes, so that zeros are skipped quickly. The caller handles the bytes after the last whole word. */
const alignedWordsOf = ({ buffer, byteOffset, length }: Uint8Array): Uint32Array =>
  byteOffset % WORD_BYTES === 0 ? new Uint32Array(buffer, byteOffset, length >>> 2) : new Uint32Array()

/** Counts the flagged rows. */
export function countFlaggedRows(marks: Uint8Array): number {
  const words = alignedWordsOf(marks)
  let sum = 0
  for (let word = 0; word < words.length; word += 1) {
    if (words[word] === 0) continue
    for (let row = word * WORD_BYTES; row < (word + 1) * WORD_BYTES; row += 1) if (marks[row]) sum += 1
  }
  for (let row = words.length * WORD_BYTES; row < marks.length; row += 1) if (marks[row]) sum += 1
  return sum
}

/** Returns the numbers of the flagged rows, ascending. */
export function flaggedRowNumbers(marks: Uint8Array): Int32Array<ArrayBuffer> {
  const rows = new Int32Array(countFlaggedRows(marks))
  const words = alignedWordsOf(marks)
  let found = 0
  for (let word = 0; word < words.length; word += 1) {
    if (words[word] === 0) continue
    for (let row = word * WORD_BYTES; row < (word + 1) * WORD_BYTES; row += 1) {
      if (!marks[row]) continue
      rows[found] = row
      found += 1
    }
  }
  for (let row = words.length * WORD_BYTES; row < marks.length; row += 1) {
    if (!marks[row]) continue
    rows[found] = row
    found += 1
  }
  return rows
}
