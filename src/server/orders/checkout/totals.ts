import type { TaxRule } from '#server/orders/terms.ts'

/** A line of an order with its price. All amounts are whole cents. Products of cents and rates stay far below 2^53, so they are exact. */
export interface PricedLine {
  qty: number
  unitPrice: number
  coreCharge: number
}

export interface LineTotals {
  amount: number
  /** This line's share of the order's discount. The shares of all lines add up to the discount exactly. */
  discount: number
  tax: number
  coreAmount: number
  coreTax: number
}

export interface OrderTotals {
  lines: LineTotals[]
  goods: number
  discount: number
  shipping: number
  shippingTax: number
  /** The tax on all lines, their core charges and the delivery. */
  tax: number
  coreCharges: number
  total: number
}

/**
 * Returns the tax on an amount. `rate` is in thousandths of a percent (orders/terms.ts). Each line is rounded half up, as on an invoice.
 */
const taxCentsOn = (cents: number, rate: number): number => Math.floor((cents * rate + 50_000) / 100_000)

/** Returns the totals of an order, with the discount of each line. Core charges are never discounted, as usual in the trade. */
export function computeOrderTotals(
  lines: readonly PricedLine[],
  shares: readonly number[],
  shipping: number,
  rule: TaxRule | null,
): OrderTotals {
  const amounts = lines.map(({ qty, unitPrice }) => qty * unitPrice)
  const goods = amounts.reduce((sum, amount) => sum + amount, 0)
  const discount = shares.reduce((sum, share) => sum + share, 0)
  const rate = rule?.rate ?? 0
  const lineTotals = lines.map(({ qty, coreCharge }, at): LineTotals => {
    const [amount = 0, share = 0] = [amounts[at], shares[at]]
    const coreAmount = qty * coreCharge
    return {
      amount,
      discount: share,
      tax: taxCentsOn(amount - share, rate),
      coreAmount,
      coreTax: rule?.onCores ? taxCentsOn(coreAmount, rate) : 0,
    }
  })
  const shippingTax = rule?.onShipping ? taxCentsOn(shipping, rate) : 0
  const coreCharges = lineTotals.reduce((sum, { coreAmount }) => sum + coreAmount, 0)
  const tax = shippingTax + lineTotals.reduce((sum, line) => sum + line.tax + line.coreTax, 0)
  return {
    lines: lineTotals,
    goods,
    discount,
    shipping,
    shippingTax,
    tax,
    coreCharges,
    total: goods - discount + shipping + tax + coreCharges,
  }
}
