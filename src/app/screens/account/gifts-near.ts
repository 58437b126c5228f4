import type { GiftCard } from '#contract/gifts/gifts.ts'

/** The most expensive available gift within a balance, and the cheapest one above it. */
export function giftsNear<G extends Pick<GiftCard, 'points' | 'stock'>>(gifts: readonly G[], balance: number): G[] {
  const there = gifts.filter(({ stock }) => stock > 0).toSorted((one, other) => one.points - other.points)
  const reached = there.findLast(({ points }) => points <= balance)
  const next = there.find(({ points }) => points > balance)
  return [reached, next].filter((gift) => gift !== undefined)
}
