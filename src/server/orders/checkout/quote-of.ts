import type { BackOrderedPieces, CheckoutChoices, PaymentOffer, Quote, QuoteProblem } from '#contract/checkout/checkout.ts'
import { dollarsOf, mcodeOf } from '#contract/kernel/primitives.ts'
import { mainPictureUrl } from '#contract/part/shop-picture.ts'
import { stockOfRow } from '#server/catalogue/stock-state.ts'
import { dollarsOfText } from '#server/db/money.ts'
import { sha256 } from '#server/kernel/hashes.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import type { TranslateName } from '#server/kernel/names.ts'
import { translateText } from '#server/kernel/words.ts'
import type { OrderRequestContext } from '#server/orders/ask.ts'
import type { BasketRow } from './basket.ts'
import { quoteChangesOf } from './line-problems.ts'
import type { PricedOrder } from './priced-order.ts'
import type { OrderTotals } from './totals.ts'

const QUOTE_HASH_CHARACTERS = 32

/** Returns a priced order in the format that the buyer gets. */
export function createQuote(
  made: Omit<PricedOrder, 'quote'>,
  { orderExtensions, tenantId, locale }: Pick<OrderRequestContext, 'orderExtensions' | 'tenantId' | 'locale'>,
  names: TranslateName,
): Quote {
  const { choices, rows, totals, offers, delivery, shipTo, discounts } = made
  const choosing = { delivery: delivery?.id ?? null, country: shipTo?.country ?? null, totalCents: totals.total, locale }
  const taken = orderExtensions.payments.filter(({ id }) => made.terms.payments?.includes(id) ?? true)
  const payments = taken.map(({ id, name, offer }): PaymentOffer => ({ id, name, ...offer(choosing) }))
  const problems = [...made.problems, ...paymentProblem(choices, payments, locale)]
  const missing = missingChoices(choices, shipTo !== null)
  const ready = missing.length === 0 && problems.length === 0
  return {
    lines: rows.map((row, at) =>
      quoteLineOf(row, { ...zeroAmounts, ...totals.lines[at], backOrderedPieces: made.backOrderedPieces[at] }, choices),
    ),
    changes: rows.flatMap((row) => quoteChangesOf(row, locale)),
    problems,
    missing,
    deliveries: offers.map(({ cents: _, ...offer }) => offer),
    payments,
    delivery: delivery?.id ?? null,
    ...(made.backOrder === undefined ? {} : { backOrder: made.backOrder }),
    payment: payments.find(({ id, open }) => open && id === choices.payment)?.id ?? null,
    discounts: discounts.applied.map(({ cents, ...discount }) => ({ ...discount, amount: dollarsOf(cents) })),
    reasons: discounts.reasons,
    points: { balance: discounts.pointBalance, most: discounts.points.maxPoints, spent: discounts.points.spentPoints },
    sums: quoteSumsOf(totals, made.rule ? taxNameWithRate(names(made.rule.name), made.rule.rate, locale) : '', made.grams),
    quoteHash: ready ? quoteHashOf(tenantId, made) : '',
    country: shipTo?.country ?? null,
  }
}

const zeroAmounts = { amount: 0, coreAmount: 0 }

interface LineAmounts {
  amount: number
  coreAmount: number
  backOrderedPieces: BackOrderedPieces | undefined
}

function quoteLineOf(
  row: BasketRow,
  { amount, coreAmount, backOrderedPieces }: LineAmounts,
  { lineNotes }: CheckoutChoices,
): Quote['lines'][number] {
  const id = mcodeOf(row.mcode)
  return {
    id,
    qty: row.qty,
    unitPrice: dollarsOfText(row.unit_price),
    ...quotePromotionField(row),
    amount: dollarsOf(amount),
    coreCharge: dollarsOfText(row.core_charge),
    coreAmount: dollarsOf(coreAmount),
    stock: stockOfRow(row),
    ...(backOrderedPieces === undefined ? {} : { later: backOrderedPieces }),
    note: lineNotes[id] ?? '',
    product: {
      goodsSkuCode: id,
      mainImageUrl: mainPictureUrl(id, row.pictures),
      producer: row.producer,
      oeNumber: row.oe_number,
      specName: row.spec_name,
      name: row.name,
      condition: row.condition,
    },
  }
}

/** Returns the promotion of a line, if the promotion is cheaper than the line's quantity price. */
function quotePromotionField({ promotion, usual_price, unit_price }: BasketRow): Pick<Quote['lines'][number], 'promotion'> {
  if (promotion === null || usual_price === unit_price) return {}
  const { id, name, until } = promotion
  return { promotion: { id: parseStoredId(id), name, until: new Date(until).toISOString(), wasPrice: dollarsOfText(usual_price) } }
}

const quoteSumsOf = (sums: Omit<OrderTotals, 'lines'>, tax: string, grams: number): Quote['sums'] => ({
  goods: dollarsOf(sums.goods),
  discount: dollarsOf(sums.discount),
  shipping: dollarsOf(sums.shipping),
  tax: dollarsOf(sums.tax),
  taxName: tax,
  coreCharges: dollarsOf(sums.coreCharges),
  total: dollarsOf(sums.total),
  weightKg: grams / 1000,
})

/** Returns the name of a tax with its rate in a language: `Wisconsin sales tax 5.5%`. `rate` is in thousandths of a percent. */
export const taxNameWithRate = (name: string, rate: number, locale: string): string =>
  `${name} ${new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100_000)}`

function missingChoices(choices: CheckoutChoices, hasAddress: boolean): Quote['missing'] {
  const chosen = { address: hasAddress, delivery: choices.delivery !== undefined, payment: choices.payment !== undefined }
  return (['address', 'delivery', 'payment'] as const).filter((one) => !chosen[one])
}

function paymentProblem({ payment }: CheckoutChoices, offers: readonly PaymentOffer[], locale: string): QuoteProblem[] {
  if (payment === undefined) return []
  const offer = offers.find(({ id }) => id === payment)
  if (offer?.open) return []
  return [
    {
      about: 'payment',
      id: payment,
      error: 'bad-request',
      say: offer?.why || translateText(locale, /*i18n*/ 'The shop does not take this way of payment. Choose another.'),
    },
  ]
}

/** Returns a hash of everything that the buyer agrees to: parts, quantities, amounts, delivery method and address. */
function quoteHashOf(
  tenantId: string,
  { rows, backOrderedPieces: laters, backOrder, totals, delivery, shipTo, billTo, discounts, choices }: Omit<PricedOrder, 'quote'>,
): string {
  const { goods, discount, shipping, tax, coreCharges, total } = totals
  const facts = [
    tenantId,
    rows.map((row, at) => [row.mcode, row.qty, row.unit_price, row.core_charge, laters[at]]),
    backOrder?.parcels,
    discounts.applied,
    delivery?.id,
    choices.payment,
    shipTo,
    billTo,
    goods,
    discount,
    shipping,
    tax,
    coreCharges,
    total,
  ]
  return sha256(JSON.stringify(facts)).slice(0, QUOTE_HASH_CHARACTERS)
}
