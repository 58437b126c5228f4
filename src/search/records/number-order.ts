import { numberKey } from '#contract/numbers/numbers.ts'
import type { IndexedPart } from '#search/part.ts'

/** The fields that decide the place of a number among the numbers of its part. */
interface RankedNumber {
  kind: 'mcode' | 'oe' | 'cross'
  /** Whether this is the OE number of the part itself. */
  own: boolean
  maker: string
}

/**
 * Sorts numbers in the usual order of shops: the part's own OE number, other numbers of the same maker, numbers of other vehicle makers,
 * then those of spare part makers by maker name. `numbers` must be in the order of the index segment, which sorts by normalised form.
 */
export function sortInUsualOrder<One extends RankedNumber>(numbers: readonly One[]): One[] {
  const own = numbers.find((number) => number.own)?.maker
  const rank = ({ kind, own: isOwn, maker }: RankedNumber) => (isOwn ? 0 : kind === 'cross' ? 3 : maker === own ? 1 : 2)
  return [...numbers].sort((a, b) => rank(a) - rank(b) || (rank(a) === 3 ? compareStrings(a.maker, b.maker) : 0))
}

/**
 * Returns for each number of a part, in the part's own order, its place in the usual order of shops. The shop's code is left out. Returns
 * an empty list if the part's own order is the usual order.
 */
export function positionsInUsualOrder({ numbers, oeNumber }: IndexedPart): number[] {
  const own = numbers.findIndex(({ kind, display }) => kind === 'oe' && display === oeNumber && numberKey(display) !== '')
  const listed = numbers
    .map(({ kind, maker, display }, at) => ({ kind, maker, own: at === own, key: numberKey(display), at }))
    .filter(({ kind, key }) => kind !== 'mcode' && key !== '')
  const rank = (one: RankedNumber) => (one.own ? 0 : one.kind === 'oe' ? 1 : 2)
  const inSegment = [...listed].sort((a, b) => rank(a) - rank(b) || compareStrings(a.key, b.key))
  const places = new Map(sortInUsualOrder(inSegment).map(({ at }, place) => [at, place]))
  const order = listed.map(({ at }) => places.get(at) ?? 0)
  return order.every((place, at) => place === at) ? [] : order
}

/** Sorts the numbers of an index segment in the part's own order, from the places that `positionsInUsualOrder` has computed. */
export function sortByPartOrder<One extends RankedNumber>(inSegment: readonly One[], order: readonly number[]): One[] {
  const usual = sortInUsualOrder(inSegment)
  return order.length === 0 ? usual : order.flatMap((place) => usual[place] ?? [])
}

const compareStrings = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
