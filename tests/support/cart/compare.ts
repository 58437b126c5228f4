import { cartSumsOf, isIncludedInOrder } from '#contract/pricing/pricing.ts'
import type { OptimisticLine } from '#data/outbox/optimistic-cart.ts'
import { fail } from './ledger.ts'
import type { PlainCart } from './shop.ts'

/** Lines as far as a cart can be wrong. */
export const plain = (lines: readonly { id: string; qty: number; job: string }[]): PlainCart =>
  Object.fromEntries(lines.map(({ id, qty, job }) => [id, { qty, job }]))

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, sorted(inner)]),
      )
    : value

/** Throws a sentence with both when they are not the same, whatever the order of their keys. */
export function same(what: string, is: unknown, meant: unknown): void {
  const [one, other] = [is, meant].map((value) => JSON.stringify(sorted(value)) ?? 'nothing')
  if (one !== other) fail(`${what}: is ${one}, meant ${other}`)
}

interface ShopHas {
  cart: PlainCart
  total: number
  before: Record<string, number>
}

/**
 * Throws unless a device shows exactly the shop's cart and total, every line confirmed, with the price that was seen where it has changed.
 */
export function agrees(device: string, lines: readonly OptimisticLine[], { cart, total, before }: ShopHas): void {
  const seenBefore = lines.flatMap(({ id, priceBefore }) => (priceBefore === undefined ? [] : [[id, priceBefore]]))
  same(`the ${device} says which prices have changed`, Object.fromEntries(seenBefore), before)
  same(`the ${device} shows the shop’s cart`, plain(lines), cart)
  same(`the ${device} shows the shop’s total`, cartSumsOf(lines.filter(isIncludedInOrder)).total, total)
  if (lines.some(({ progress }) => progress !== 'confirmed')) fail(`the ${device} shows a line as not confirmed`)
}
