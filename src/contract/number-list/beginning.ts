/**
 * Returns the beginning of a part number in its printed form: for `0 001 107 231`, `0001107` is `0 001 107`. `endsGroup`: the beginning
 * ends at a group boundary. Null if the part number does not begin with `key`.
 */
export function printedPrefixOf(number: string, key: string): { printed: string; endsGroup: boolean } | null {
  let at = 0
  for (const [place, sign] of [...number].entries()) {
    const isOfKey = /[a-z0-9]/i.test(sign)
    if (at === key.length) return { printed: number.slice(0, place), endsGroup: !isOfKey }
    if (!isOfKey) continue
    if (sign.toUpperCase() !== key[at]) return null
    at += 1
  }
  return at === key.length ? { printed: number, endsGroup: true } : null
}
