/**
 * Compares two texts by their code points. This is the order of `collate "C"` in the database, so it is the same on every server and
 * device, whatever their locale. A page may sort a long list of names by the rules of a language instead.
 */
export function compareText(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [one.charCodeAt(at), other.charCodeAt(at)]
    if (left === right) continue
    // A surrogate belongs to a code point above U+FFFF, so it sorts after every other code unit, also after U+E000 to U+FFFF.
    return Number(isSurrogate(left)) - Number(isSurrogate(right)) || left - right
  }
  return one.length - other.length
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff
