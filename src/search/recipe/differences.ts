/**
 * The difference between two JSON values: `[value]` replaces it; for a text or list with equal start and end, the lengths of both, and the
 * content between. Undefined: equal.
 */
export type Difference = readonly [value: unknown] | readonly [begins: number, ends: number, between: unknown]

type Sequence = string | readonly unknown[]

export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  if (isSame(before, after)) return undefined
  if ((typeof before === 'string' && typeof after === 'string') || (Array.isArray(before) && Array.isArray(after))) {
    const [begins, ends] = sharedEnds(before, after)
    if (begins + ends > 0) return [begins, ends, after.slice(begins, after.length - ends)]
  }
  return [after]
}

export function changed(before: unknown, difference: Difference | undefined): unknown {
  if (difference === undefined) return before
  if (difference.length === 1) return difference[0]
  const [begins, ends, between] = difference
  if (typeof before === 'string' && typeof between === 'string')
    return before.slice(0, begins) + between + before.slice(before.length - ends)
  if (Array.isArray(before) && Array.isArray(between))
    return [...before.slice(0, begins), ...between, ...before.slice(before.length - ends)]
  throw new RangeError('A recipe is for another part than the one that is here.')
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function sharedEnds(before: Sequence, after: Sequence): [begins: number, ends: number] {
  const most = Math.min(before.length, after.length)
  let begins = 0
  while (begins < most && isSame(before[begins], after[begins])) begins += 1
  let ends = 0
  while (ends < most - begins && isSame(before[before.length - 1 - ends], after[after.length - 1 - ends])) ends += 1
  return [begins, ends]
}
