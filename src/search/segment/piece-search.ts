/**
 * Returns a search for a text in a range of numbers. It skips up to the length of the text when the last character does not match
 * (Horspool's algorithm).
 */
export function createSubstringSearch(
  piece: string,
  bytes: Uint8Array,
  starts: Uint32Array,
  found: (at: number) => void,
): (from: number, to: number) => void {
  const last = piece.length - 1
  const leaps = new Uint8Array(256).fill(Math.min(255, piece.length))
  // A skip is never longer than the text, so it cannot jump over a match in the next number.
  for (let i = 0; i < last; i += 1) leaps[piece.charCodeAt(i)] = last - i
  const signs = Uint8Array.from(piece, (sign) => sign.charCodeAt(0))
  const lastSign = signs[last]
  return (from, to) => {
    const end = starts[to] ?? bytes.length
    let number = from
    for (let at = (starts[from] ?? 0) + last; at < end; ) {
      const sign = bytes[at] ?? 0
      if (sign !== lastSign) {
        at += leaps[sign] ?? 1
        continue
      }
      let i = last - 1
      while (i >= 0 && bytes[at - last + i] === signs[i]) i -= 1
      if (i >= 0) {
        at += leaps[sign] ?? 1
        continue
      }
      number = lastNumberAtOrBefore(starts, at - last, number, to)
      found(number)
      at = (starts[number + 1] ?? bytes.length) + last
    }
  }
}

/** Returns the last number, beginning at `from`, whose text begins at or before a byte offset. */
function lastNumberAtOrBefore(starts: Uint32Array, byte: number, from: number, size: number): number {
  let [low, high] = [from, size - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= byte) low = middle
    else high = middle - 1
  }
  return low
}
