import { numberKey } from '#contract/numbers.ts'
import type { IndexedPart } from '#search/part.ts'

/** The fields that decide a number's position among the numbers of its part. */
interface Ordered {
  kind: 'mcode' | 'oe' | 'cross'
  /** The part's own OE number. */
  own: boolean
  maker: string
}

/**
 * Numbers in the usual order of shops: the part's own OE number, other numbers of the same maker, numbers of other vehicle makers, then
 * those of spare part makers by maker name. `numbers` is in the order of the segment, which sorts them by normalised form.
 */
export function usualOrder<One extends Ordered>(numbers: readonly One[]): One[] {
  const own = numbers.find((number) => number.own)?.maker
  const rank = ({ kind, own: isOwn, maker }: Ordered) => (isOwn ? 0 : kind === 'cross' ? 3 : maker === own ? 1 : 2)
  return [...numbers].sort((a, b) => rank(a) - rank(b) || (rank(a) === 3 ? compare(a.maker, b.maker) : 0))
}

/** For each number of a part except its code, in the part's order: its position in the usual order. Empty if both orders are the same. */
export function orderOf({ numbers, oeNumber }: IndexedPart): number[] {
  const own = numbers.findIndex(({ kind, display }) => kind === 'oe' && display === oeNumber && numberKey(display) !== '')
  const listed = numbers
    .map(({ kind, maker, display }, at) => ({ kind, maker, own: at === own, key: numberKey(display), at }))
    .filter(({ kind, key }) => kind !== 'mcode' && key !== '')
  const rank = (one: Ordered) => (one.own ? 0 : one.kind === 'oe' ? 1 : 2)
  const inSegment = [...listed].sort((a, b) => rank(a) - rank(b) || compare(a.key, b.key))
  const places = new Map(usualOrder(inSegment).map(({ at }, place) => [at, place]))
  const order = listed.map(({ at }) => places.get(at) ?? 0)
  return order.every((place, at) => place === at) ? [] : order
}

/** The numbers of a part in the part's order, from those of the segment and the result of `orderOf`. */
export function inOrder<One extends Ordered>(inSegment: readonly One[], order: readonly number[]): One[] {
  const usual = usualOrder(inSegment)
  return order.length === 0 ? usual : order.flatMap((place) => usual[place] ?? [])
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
