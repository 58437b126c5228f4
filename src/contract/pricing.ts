import type { CartSums, SeenPrice } from './cart.ts'
import type { PriceStep, QuantityPrice } from './catalogue.ts'
import { type Cents, centsOf, dollarsOf } from './primitives.ts'

/**
 * THE price rule, in whole cents. A quantity costs the price of the last step of the ladder that it reaches; without a step, the part's
 * own price. A core charge is a deposit: no step, discount or coupon changes it. Server, device and page reckon with these functions;
 * the one place that has to say it in SQL is server/cart/pricing.ts, and tests/server/cart/lines.test.ts runs the same cases by both.
 */

/** The prices of a part as the wire carries them, in dollars. */
export interface PartPrices {
  price: number
  priceLadder: readonly PriceStep[]
}

/** The step of a ladder that a quantity reaches, and the one after it. The ladder may stand in any order. */
export function stepsAt<Step extends { fromQty: number }>(ladder: readonly Step[], qty: number): { step?: Step; next?: Step } {
  const steps = [...ladder].sort((one, other) => one.fromQty - other.fromQty)
  const [step, next] = [steps.findLast(({ fromQty }) => fromQty <= qty), steps.find(({ fromQty }) => fromQty > qty)]
  return { ...(step && { step }), ...(next && { next }) }
}

/** The price that stands for a quantity, with the step that it belongs to: what a customer has seen. */
export const priceAt = ({ price, priceLadder }: PartPrices, qty: number): SeenPrice =>
  stepsAt(priceLadder, qty).step ?? { fromQty: 1, unitPrice: price }

/** What a quantity of a part comes to. */
export interface Priced {
  qty: number
  unit: Cents
  /** Goods alone. */
  goods: Cents
  /** Core charges. */
  core: Cents
  total: Cents
  /** The next step of the ladder, with how many pieces more reach it. */
  next: { more: number; fromQty: number; unit: Cents } | null
}

export function priceOf(part: PartPrices & { coreCharge: number }, qty: number): Priced {
  const { next } = stepsAt(part.priceLadder, qty)
  const unit = centsOf(priceAt(part, qty).unitPrice)
  const goods = times(unit, qty)
  const core = times(centsOf(part.coreCharge), qty)
  return {
    qty,
    unit,
    goods,
    core,
    total: (goods + core) as Cents,
    next: next ? { more: next.fromQty - qty, fromQty: next.fromQty, unit: centsOf(next.unitPrice) } : null,
  }
}

/** What a quantity of a part comes to, as the call `getPriceByQuantity` says it: in dollars. */
export function quantityPrice(mcode: QuantityPrice['mcode'], part: PartPrices & { coreCharge: number }, quantity: number): QuantityPrice {
  const { unit, total, next } = priceOf(part, quantity)
  return {
    mcode,
    quantity,
    unitPrice: dollarsOf(unit),
    coreCharge: part.coreCharge,
    total: dollarsOf(total),
    ...(next ? { nextStep: { fromQty: next.fromQty, unitPrice: dollarsOf(next.unit) } } : {}),
  }
}

const times = (cents: Cents, count: number): Cents => (cents * count) as Cents

/** Whether a line of the cart is ordered with the others: what is set aside for a job is not, nor what the shop refused to take. */
export const isOrdered = ({ job, onlyRefused = false }: { job: string; onlyRefused?: boolean }): boolean => job === '' && !onlyRefused

/** What lines come to; amounts and charges in dollars, as lines carry them. */
export function sumsOf(lines: readonly { qty: number; amount: number; coreCharge: number }[]): CartSums {
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
