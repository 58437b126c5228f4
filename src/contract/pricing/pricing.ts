import type { CartSums, SeenPrice } from '#contract/cart/cart.ts'
import type { QuantityPrice, QuantityPriceBreak } from '#contract/catalogue/catalogue.ts'
import { type Cents, centsOf, dollarsOf } from '#contract/kernel/primitives.ts'

/**
 * The price rules, in whole cents. The unit price is that of the last quantity price break that the quantity reaches, or the part's own
 * price if there is none. A core charge is a deposit, so no price break, discount or coupon changes it. Server, device and page all use
 * these functions. Only server/cart/pricing.ts repeats the rules, in SQL; tests/server/cart/lines.test.ts runs the same cases on both.
 */

/** The prices of a part as replies contain them, in dollars. */
export interface PartPrices {
  price: number
  priceLadder: readonly QuantityPriceBreak[]
}

/** Returns the quantity price break that a quantity reaches, and the next one. The list of price breaks may be unsorted. */
export function priceBreaksAt<Step extends { fromQty: number }>(ladder: readonly Step[], qty: number): { step?: Step; next?: Step } {
  const steps = [...ladder].sort((one, other) => one.fromQty - other.fromQty)
  const [step, next] = [steps.findLast(({ fromQty }) => fromQty <= qty), steps.find(({ fromQty }) => fromQty > qty)]
  return { ...(step && { step }), ...(next && { next }) }
}

/** Returns the displayed unit price for a quantity, with the quantity from which it applies. */
export const unitPriceAt = ({ price, priceLadder }: PartPrices, qty: number): SeenPrice =>
  priceBreaksAt(priceLadder, qty).step ?? { fromQty: 1, unitPrice: price }

/** The price of a quantity of a part. */
export interface QuantityTotals {
  qty: number
  unitPrice: Cents
  /** The price of the goods without core charges. */
  goods: Cents
  /** The core charges. */
  coreCharges: Cents
  total: Cents
  /** The next quantity price break, and how many more pieces reach it; null if there is none. */
  nextPriceBreak: { missingQuantity: number; fromQty: number; unitPrice: Cents } | null
}

export function totalsForQuantity(part: PartPrices & { coreCharge: number }, qty: number): QuantityTotals {
  const { next } = priceBreaksAt(part.priceLadder, qty)
  const unit = centsOf(unitPriceAt(part, qty).unitPrice)
  const goods = multiplyCents(unit, qty)
  const core = multiplyCents(centsOf(part.coreCharge), qty)
  return {
    qty,
    unitPrice: unit,
    goods,
    coreCharges: core,
    total: (goods + core) as Cents,
    nextPriceBreak: next ? { missingQuantity: next.fromQty - qty, fromQty: next.fromQty, unitPrice: centsOf(next.unitPrice) } : null,
  }
}

/** Returns the price of a quantity of a part in the format of the call `getPriceByQuantity`, in dollars. */
export function quantityPrice(mcode: QuantityPrice['mcode'], part: PartPrices & { coreCharge: number }, quantity: number): QuantityPrice {
  const { unitPrice, total, nextPriceBreak } = totalsForQuantity(part, quantity)
  return {
    mcode,
    quantity,
    unitPrice: dollarsOf(unitPrice),
    coreCharge: part.coreCharge,
    total: dollarsOf(total),
    ...(nextPriceBreak ? { nextStep: { fromQty: nextPriceBreak.fromQty, unitPrice: dollarsOf(nextPriceBreak.unitPrice) } } : {}),
  }
}

const multiplyCents = (cents: Cents, count: number): Cents => (cents * count) as Cents

/** Whether a cart line is part of the order: not if it is set aside for a job, or if the server rejected it. */
export const isIncludedInOrder = ({ job, onlyRefused = false }: { job: string; onlyRefused?: boolean }): boolean =>
  job === '' && !onlyRefused

/** Returns the totals of lines; amounts and charges are in dollars, as in the lines. */
export function cartSumsOf(lines: readonly { qty: number; amount: number; coreCharge: number }[]): CartSums {
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0)
  const goods = sum(({ amount }) => centsOf(amount))
  const coreCharges = sum(({ coreCharge, qty }) => centsOf(coreCharge) * qty)
  return {
    lines: lines.length,
    pieces: sum(({ qty }) => qty),
    goods: dollarsOf(goods),
    coreCharges: dollarsOf(coreCharges),
    total: dollarsOf(goods + coreCharges),
  }
}
