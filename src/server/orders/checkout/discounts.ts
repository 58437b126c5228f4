import type { Selectable } from 'kysely'
import type { QuoteProblem, QuoteReason } from '#contract/checkout/checkout.ts'
import { type CouponOutcome, type Discounts, discountsOf } from '#contract/pricing/discounts.ts'
import { MAX_POINTS_PERCENT_OF_GOODS, POINT_VALUE_CENTS } from '#contract/rewards/points-rules.ts'
import { findUsableCoupon, type UsableCoupon } from '#server/coupons/coupons.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { loadNameTranslations, type TranslateName } from '#server/kernel/names.ts'
import { translate, translateText } from '#server/kernel/words.ts'
import type { ShopOrderTable } from '#server/orders/tables.ts'
import { type LedgerContext, readPointBalance } from '#server/rewards/ledger.ts'
import type { BasketRow } from './basket.ts'

/** A discount that was applied to an order, in cents. */
export interface AppliedDiscount {
  source: 'coupon' | 'points'
  /** The coupon's code, or the number of points. */
  code: string
  name: string
  cents: number
}

/** The discounts that were applied to an order, and the refused ones with reasons. */
export interface OrderDiscounts extends Discounts {
  applied: AppliedDiscount[]
  pointBalance: number
  problems: QuoteProblem[]
  reasons: QuoteReason[]
}

interface RequestedDiscounts {
  coupon: string
  points: number
}

/** Whether the price of a part in the cart is already reduced, by a promotion or by a sale. */
const isPriceReduced = ({ was_price, unit_price, usual_price }: BasketRow): boolean =>
  centsOfText(unit_price) < Math.max(centsOfText(usual_price), centsOfText(was_price ?? '0'))

/** Reads the coupon and the points balance and computes an order's discounts. Writes nothing. */
export async function computeOrderDiscounts(
  ask: LedgerContext & Pick<RequestContext, 'locale'>,
  accountId: string,
  rows: readonly BasketRow[],
  { coupon: code, points: wanted }: RequestedDiscounts,
): Promise<OrderDiscounts> {
  const found = code === '' ? null : await findUsableCoupon(ask, accountId, code)
  const good = found === null || 'refused' in found ? null : found
  const said = [...rows.flatMap(({ promotion }) => promotion?.name ?? []), good?.categoryName ?? '']
  const names = await loadNameTranslations({ ...ask, catalogueVersion: null }, said)
  const coupon = good && { ...good, categoryName: names(good.categoryName) }
  const { balance } = await readPointBalance(ask, accountId)
  const made = discountsOf({
    lines: rows.map((row) => ({
      amountCents: row.qty * centsOfText(row.unit_price),
      isPriceReduced: isPriceReduced(row),
      isInCouponScope: coupon !== null && isCoveredByCoupon(coupon, row),
    })),
    coupon: coupon?.terms ?? null,
    points: { requested: wanted, balance },
  })
  const refused = found !== null && 'refused' in found ? found.refused : coupon && couponRefusalReason(coupon, made.coupon, ask.locale)
  return {
    ...made,
    pointBalance: balance,
    applied: appliedDiscountsOf(coupon, made),
    problems: [
      ...(refused === null ? [] : [{ about: 'coupon', id: code, error: 'coupon-refused', say: refused } as const]),
      ...(made.points.isOverBalance
        ? [{ about: 'points', id: '', error: 'points-short', say: tooFewPointsText(balance, wanted, ask.locale) } as const]
        : []),
    ],
    reasons: [
      ...promotionReasons(rows, names, ask.locale),
      ...(coupon && made.coupon.type === 'taken'
        ? [{ source: 'coupon', code, taken: true, say: couponAppliedText(coupon, made.coupon, ask.locale) } as const]
        : []),
      ...(refused === null ? [] : [{ source: 'coupon', code, taken: false, say: refused } as const]),
      ...pointReasons(made, wanted, ask.locale),
    ],
  }
}

const isCoveredByCoupon = ({ categories, condition }: UsableCoupon, row: BasketRow): boolean =>
  (categories === null || categories.has(row.category_id)) && (condition === null || condition === row.condition)

function appliedDiscountsOf(coupon: UsableCoupon | null, { coupon: off, points }: Discounts): AppliedDiscount[] {
  const byCoupon =
    coupon && off.type === 'taken' ? [{ source: 'coupon', code: coupon.code, name: coupon.name, cents: off.discountCents } as const] : []
  const byPoints =
    points.spentPoints > 0
      ? [{ source: 'points', code: String(points.spentPoints), name: `${points.spentPoints} points`, cents: points.discountCents } as const]
      : []
  return [...byCoupon, ...byPoints]
}

const conditionLabels = {
  new: /*i18n*/ 'new parts',
  reman: /*i18n*/ 'remanufactured parts',
  used: /*i18n*/ 'used parts',
}

/** Returns the text, after the word “for”, that names the goods for which a coupon is valid. Empty if it is valid for all goods. */
function couponScopeText({ categoryName: category, condition }: UsableCoupon, locale: string): string {
  const what = condition === null ? '' : translateText(locale, conditionLabels[condition])
  if (what === '') return category
  return category === '' ? what : translate(locale, /*i18n*/ '{what} in “{category}”', { what, category })
}

function couponRefusalReason(coupon: UsableCoupon, outcome: CouponOutcome, locale: string): string | null {
  if (outcome.type !== 'refused') return null
  const facts = { code: coupon.code, scope: couponScopeText(coupon, locale), least: formatDollars(coupon.terms.minGoodsCents) }
  if (outcome.reason === 'scope')
    return translate(locale, /*i18n*/ 'The coupon {code} is for {scope}. There are none in this order.', facts)
  if (outcome.reason === 'sale')
    return translate(locale, /*i18n*/ 'The coupon {code} does not go with lowered prices, and all that it is for has one here.', facts)
  return facts.scope === ''
    ? translate(locale, /*i18n*/ 'The coupon {code} is for goods of {least} and more.', facts)
    : translate(locale, /*i18n*/ 'The coupon {code} is for {scope} of {least} and more.', facts)
}

function couponAppliedText(
  coupon: UsableCoupon,
  { discountCents, excludedLineCount }: Extract<CouponOutcome, { type: 'taken' }>,
  locale: string,
): string {
  const facts = { code: coupon.code, off: formatDollars(discountCents), scope: couponScopeText(coupon, locale), leftOut: excludedLineCount }
  const taken = translate(locale, /*i18n*/ 'The coupon {code} takes {off} off.', facts)
  if (excludedLineCount === 0) return taken
  const why =
    facts.scope === ''
      ? translate(locale, /*i18n*/ 'It does not go with lowered prices.', facts)
      : coupon.terms.withSale
        ? translate(locale, /*i18n*/ 'It is for {scope}.', facts)
        : translate(locale, /*i18n*/ 'It is for {scope} at their full price.', facts)
  return `${taken} ${why} ${translate(locale, /*i18n*/ '{leftOut, plural, one {# line is} other {# lines are}} left out.', facts)}`
}

/** Returns the saving by each promotion, which the line prices already include. A promotion without a saving is also listed. */
function promotionReasons(rows: readonly BasketRow[], names: TranslateName, locale: string): QuoteReason[] {
  const saved = new Map<string, { name: string; cents: number }>()
  for (const { promotion, qty, unit_price, usual_price } of rows) {
    const cents = qty * (centsOfText(usual_price) - centsOfText(unit_price))
    if (promotion) saved.set(promotion.id, { name: names(promotion.name), cents: (saved.get(promotion.id)?.cents ?? 0) + cents })
  }
  return [...saved].map(([code, { name, cents }]) => ({
    ...{ source: 'promotion', code, taken: cents > 0 },
    say:
      cents > 0
        ? translate(locale, /*i18n*/ 'Already in the prices: {off} off by the promotion “{name}”.', { name, off: formatDollars(cents) })
        : translate(locale, /*i18n*/ 'The promotion “{name}” is left out: at this quantity the price is as low already.', { name }),
  }))
}

const tooFewPointsText = (balance: number, wanted: number, locale: string): string =>
  balance === 0
    ? translate(locale, /*i18n*/ 'You have no points any more, so {wanted} cannot be used.', { wanted })
    : translate(locale, /*i18n*/ 'You have {balance} points now, not {wanted}.', { balance, wanted })

function pointReasons({ points, coupon }: Discounts, wanted: number, locale: string): QuoteReason[] {
  if (wanted === 0) return []
  const { spentPoints, discountCents, isOverOrderLimit } = points
  const facts = { spent: spentPoints, off: formatDollars(discountCents), percent: MAX_POINTS_PERCENT_OF_GOODS }
  if (spentPoints === 0) return isOverOrderLimit ? [{ source: 'points', code: '', taken: false, say: minimumPointsText(locale) }] : []
  const taken = translate(locale, /*i18n*/ '{spent} points take {off} off.', facts)
  const most =
    coupon.type === 'taken'
      ? translate(locale, /*i18n*/ 'At most {percent} % of the goods, after the coupon, is paid with points.', facts)
      : translate(locale, /*i18n*/ 'At most {percent} % of the goods is paid with points.', facts)
  return [{ source: 'points', code: String(spentPoints), taken: true, say: isOverOrderLimit ? `${taken} ${most}` : taken }]
}

const minimumPointsText = (locale: string): string =>
  translate(locale, /*i18n*/ 'Points are for goods of {least} and more.', {
    least: formatDollars(Math.ceil(100 / MAX_POINTS_PERCENT_OF_GOODS) * POINT_VALUE_CENTS),
  })

/** Returns the applied discounts in the form that is stored with an order, with translated names. */
export const storedDiscounts = (taken: readonly AppliedDiscount[], names: TranslateName): Selectable<ShopOrderTable>['discounts'] =>
  taken.map(({ cents, name, ...discount }) => ({ ...discount, name: names(name), amount: dollarsTextOfCents(cents) }))

export const spentPointsOf = (taken: readonly AppliedDiscount[]): number =>
  taken.reduce((sum, { source, code }) => sum + (source === 'points' ? Number(code) : 0), 0)
