import type { PostalAddress } from '#contract/addresses/address.ts'
import { type Availability, completeShippingDate, isOrderable, laterDate } from '#contract/catalogue/availability.ts'
import type { BackOrderedPieces, CheckoutChoices, Quote, QuoteProblem } from '#contract/checkout/checkout.ts'
import { cheapestShippedOffer } from '#contract/delivery/delivery.ts'
import { errorTable } from '#contract/errors.ts'
import { type Cents, centsOf } from '#contract/kernel/primitives.ts'
import { MAX_ORDER_TOTAL_USD } from '#contract/limits.ts'
import { availabilityOf } from '#server/cart/orderable.ts'
import { centsOfText } from '#server/db/money.ts'
import { loadNameTranslations } from '#server/kernel/names.ts'
import { readShopToday } from '#server/kernel/shop-days.ts'
import { translate, translateText } from '#server/kernel/words.ts'
import { type OrderTerms, readOrderTerms, type TaxRule, taxRuleFor } from '#server/orders/terms.ts'
import { type BasketRow, readBasketRows } from './basket.ts'
import { resolveChosenAddress } from './chosen-address.ts'
import { type PricedDelivery, pricedDeliveriesFor } from './deliveries.ts'
import { computeOrderDiscounts } from './discounts.ts'
import { lineProblemsOf } from './line-problems.ts'
import type { PricedOrder, QuoteContext } from './priced-order.ts'
import { createQuote } from './quote-of.ts'
import { computeOrderTotals } from './totals.ts'

/**
 * Computes the current quote (lines, amounts and problems) for an order. Writes nothing. If it runs inside the transaction of an order,
 * with the parts locked, its amounts are final. Problems are returned, not thrown.
 */
export async function priceOrder(ask: QuoteContext, accountId: string, choices: CheckoutChoices): Promise<PricedOrder> {
  const terms = await readOrderTerms(ask.db, ask.tenantId)
  const rows = await readBasketRows(ask, accountId, choices.ids)
  const ship = await resolveChosenAddress(ask, accountId, {
    addressRole: 'address',
    id: choices.addressId,
    enteredAddress: choices.address,
  })
  const bill = await resolveChosenAddress(ask, accountId, {
    addressRole: 'billing',
    id: choices.billingAddressId,
    enteredAddress: choices.billingAddress,
  })
  const lines = rows.map((row) => ({ qty: row.qty, unitPrice: centsOfText(row.unit_price), coreCharge: centsOfText(row.core_charge) }))
  const goods = lines.reduce((sum, { qty, unitPrice }) => sum + qty * unitPrice, 0)
  const grams = rows.reduce((sum, { qty, weight_g }) => sum + qty * weight_g, 0)

  const { today } = await readShopToday(ask)
  const availabilities = rows.map((row) => ({ qty: row.qty, availability: availabilityOf(row, row.qty, today) }))
  const backOrder = quoteBackOrderOf(availabilities, choices, today)
  const collected = quoteBackOrderOf(availabilities, { ...choices, delivery: 'collection' }, today)
  const to = (order: Quote['backOrder']) =>
    pricedDeliveriesFor(terms, ship.address?.country ?? null, { grams, goodsCents: goods as Cents, ...expectedShippingDays(order, today) })
  // The expected days are computed per delivery method. Shipped orders may have two parcels, collected orders have one.
  const sent = quoteBackOrderOf(availabilities, { ...choices, delivery: undefined }, today)
  const fetched = to(collected).filter(({ id }) => id === 'collection')
  const offers = [...to(sent).filter(({ id }) => id !== 'collection'), ...fetched]
  const wanted = offers.find(({ id }) => id === choices.delivery)
  const delivery = wanted ?? (choices.delivery === undefined ? (cheapestShippedOffer(offers) ?? null) : null)
  const discounts = await computeOrderDiscounts(ask, accountId, rows, choices)
  const rule = taxRuleForOrder(terms, delivery, ship.address)
  const totals = computeOrderTotals(lines, discounts.lineDiscountsCents, delivery?.cents ?? 0, rule)

  const problems: QuoteProblem[] = [
    ...missingLineProblems(choices.ids, rows, ask.locale),
    ...rows.flatMap((row, at) => lineProblemsOf(row, availabilities[at]?.availability ?? { type: 'ended' }, ask.locale)),
    ...[ship.problem, bill.problem].filter((problem) => problem !== null),
    ...deliveryProblem(choices, ship.address, offers).map((problem) => ({ ...problem, say: translateText(ask.locale, problem.say) })),
    ...discounts.problems,
    ...(totals.total > centsOf(MAX_ORDER_TOTAL_USD)
      ? [{ about: 'total', id: '', error: 'too-much', say: translateText(ask.locale, errorTable['too-much'].message) } as const]
      : []),
  ]
  const billTo = bill.address ?? ship.address
  const made = {
    choices,
    terms,
    rows,
    backOrderedPieces: availabilities.map(({ availability }) => backOrderedPiecesOf(availability)),
    backOrder,
    shipTo: ship.address,
    billTo,
    offers,
    delivery,
    discounts,
    rule,
    totals,
    grams,
    problems,
  }
  const names = await loadNameTranslations({ ...ask, catalogueVersion: null }, rule ? [rule.name] : [])
  return { ...made, quote: createQuote(made, ask, names) }
}

/** Returns the tax rule of an order. Collected goods are taxed at the counter, others at their destination. */
function taxRuleForOrder(terms: OrderTerms, delivery: PricedDelivery | null, shipTo: PostalAddress | null): TaxRule | null {
  if (delivery?.id === 'collection') return taxRuleFor(terms, terms.counter.country, terms.counter.region)
  const rule = shipTo && taxRuleFor(terms, shipTo.country, shipTo.region)
  return rule?.exemptWithVatId && shipTo?.vatId ? null : rule
}

/** Returns a problem for each cart line that the request names but that no longer exists, or one problem if there is nothing to order. */
function missingLineProblems(ids: readonly string[] | undefined, rows: readonly BasketRow[], locale: string): QuoteProblem[] {
  if (rows.length === 0)
    return [{ about: 'lines', id: '', error: 'cart-empty', say: translateText(locale, errorTable['cart-empty'].message) }]
  const has = new Set(rows.map(({ mcode }) => mcode))
  const gone = (ids ?? []).filter((id) => !has.has(id))
  return gone.map((id) => ({
    about: 'lines',
    id,
    error: 'not-found',
    say: translate(locale, /*i18n*/ '{id} is not in your cart any more.', { id }),
  }))
}

/** Returns a problem if the chosen delivery method does not serve the address, or if only collection is possible. */
function deliveryProblem({ delivery }: CheckoutChoices, shipTo: PostalAddress | null, offers: readonly PricedDelivery[]): QuoteProblem[] {
  if (!shipTo || offers.some(({ id }) => id === delivery)) return []
  const others = offers.filter(({ id }) => id !== 'collection')
  if (delivery !== undefined && others.length > 0)
    return [
      {
        about: 'delivery',
        id: delivery,
        error: 'not-delivered',
        say: /*i18n*/ 'This way of delivery is not offered for these parts and this address. Choose another.',
      },
    ]
  if (others.length > 0) return []
  return [
    {
      about: 'address',
      id: 'country',
      error: 'not-delivered',
      say: /*i18n*/ 'The shop does not send these parts to this country. You can fetch them at the counter.',
    },
  ]
}

/** The quantity of a cart line, and its availability by the stock rule of the contract. */
interface LineAvailability {
  qty: number
  availability: Availability
}

/** Returns the units of a line that are on back-order, or undefined if there are none. */
const backOrderedPiecesOf = (answer: Availability): BackOrderedPieces | undefined =>
  answer.type === 'back-order' ? { qty: answer.quantityLater, on: answer.expectedOn } : undefined

/** Returns the available units of an order, the back-ordered units, and how the order is shipped. Undefined if everything is available. */
function quoteBackOrderOf(
  lines: readonly LineAvailability[],
  { parcels, delivery }: Pick<CheckoutChoices, 'parcels' | 'delivery'>,
  today: string,
): Quote['backOrder'] {
  const answers = lines.map(({ availability }) => availability).filter(isOrderable)
  const later = answers.flatMap((answer) => backOrderedPiecesOf(answer) ?? [])
  if (later.length === 0) return undefined
  const now = answers.reduce((sum, answer) => sum + answer.quantityNow, 0)
  // The customer chooses between one and two parcels. A customer collects one order in two visits only on their own request.
  const mayChoose = now > 0 && delivery !== 'collection'
  return {
    now,
    later: later.reduce((sum, { qty }) => sum + qty, 0),
    on: completeShippingDate(answers, today),
    parcels: mayChoose ? parcels : 'one',
    mayChoose,
  }
}

/** Returns the shipping days of an order: one day, or two days for two parcels. */
function expectedShippingDays(backOrder: Quote['backOrder'], today: string): { from: string; restFrom?: string } {
  if (backOrder === undefined) return { from: today }
  const complete = laterDate(today, backOrder.on)
  return backOrder.parcels === 'two' ? { from: today, restFrom: complete } : { from: complete }
}
