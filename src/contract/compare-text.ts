/**
 * Compares two texts by their code points. It is the order of `collate "C"` in the database, and the same on every server and device, whatever
 * their locale. Where a person reads a long list by name, a page may sort it by the rules of a language.
 */
export function compareText(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [one.charCodeAt(at), other.charCodeAt(at)]
    if (left === right) continue
    // A surrogate is half of a character beyond all those that have one unit.
    return Number(isSurrogate(left)) - Number(isSurrogate(right)) || left - right
  }
  return one.length - other.length
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff
