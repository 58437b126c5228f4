import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import { type Availability, availability, SoldOutRule } from '#contract/catalogue/availability.ts'
import { AppError } from '#contract/errors.ts'
import { stockOfRow } from '#server/catalogue/stock-state.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { formatDay } from '#server/kernel/format.ts'
import { shopTodayOf } from '#server/kernel/shop-days.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'

/** The columns of a part that decide whether it can be ordered. `sold_out`: see `soldOutRuleColumn`. */
export interface AvailabilityColumns {
  stock: number
  restock_on: string | null
  ended: boolean
  min_qty: number
  sold_out: string | null
}

/** SQL for the shop's rule about sold-out parts (contract/catalogue/availability.ts). Null if the shop has no rule. */
export const soldOutRuleColumn = (tenantId: string): RawBuilder<string | null> =>
  sql`(select branding ->> 'soldOut' from tenant where tenant.id = ${tenantId})`

/** Applies the contract's stock rule to a quantity of a part. */
export const availabilityOf = (row: AvailabilityColumns, qty: number, today: string): Availability =>
  availability({ stock: stockOfRow(row), minQty: row.min_qty }, qty, {
    soldOutRule: v.parse(v.nullish(SoldOutRule), row.sold_out) ?? undefined,
    today,
  })

/** Throws unless a cart line with this quantity may be ordered. `has`: the quantity that the line has now, or null if there is no line. */
export function requireOrderable(
  row: AvailabilityColumns & { has: number | null },
  qty: number,
  { tenant, clock, locale }: Pick<RequestContext, 'tenant' | 'clock' | 'locale'>,
): void {
  const answer = availabilityOf(row, qty, shopTodayOf({ tenant, clock }).today)
  const { has } = row
  switch (answer.type) {
    case 'in-stock':
    case 'back-order':
      return
    case 'ended':
      throw new AppError('withdrawn')
    case 'sold-out':
      throw answer.expectedOn === null
        ? orderRefusalError('sold-out', refusalMessages.out, {}, null)
        : orderRefusalError('sold-out', refusalMessages.outUntil, { day: formatDay(answer.expectedOn, locale) }, null)
    case 'short':
      if (answer.isDiscontinued) throw orderRefusalError('sold-out', refusalMessages.left, { stock: answer.maxQuantity }, has)
      if (answer.expectedOn === null) throw orderRefusalError('sold-out', refusalMessages.short, { stock: answer.maxQuantity }, has)
      throw orderRefusalError(
        'sold-out',
        refusalMessages.shortUntil,
        { stock: answer.maxQuantity, day: formatDay(answer.expectedOn, locale) },
        has,
      )
    case 'too-few':
      throw orderRefusalError('bad-request', refusalMessages.least, { least: answer.minQuantity }, has)
    case 'too-many':
      throw orderRefusalError('bad-request', refusalMessages.most, { most: answer.maxQuantity }, has)
  }
}

interface RefusalMessages {
  notInCart: string
  /** The message if the cart already contains units of the part. */
  inCart: string
}

const SOLD_OUT_MESSAGE = /*i18n*/ 'This part is sold out, and nobody knows when more will come.'
const SOLD_OUT_UNTIL_MESSAGE = /*i18n*/ 'This part is sold out and can be ordered again when it is back, about {day}.'

const refusalMessages = {
  most: {
    notInCart: /*i18n*/ 'One line takes at most {most} pieces.',
    inCart: /*i18n*/ 'One line takes at most {most} pieces. Your cart holds {has}.',
  },
  out: { notInCart: SOLD_OUT_MESSAGE, inCart: SOLD_OUT_MESSAGE },
  outUntil: { notInCart: SOLD_OUT_UNTIL_MESSAGE, inCart: SOLD_OUT_UNTIL_MESSAGE },
  left: {
    notInCart: /*i18n*/ '{stock, plural, one {Only # of this part is left} other {Only # of this part are left}}, and no more will come.',
    inCart:
      /*i18n*/ '{stock, plural, one {Only # of this part is left} other {Only # of this part are left}}, and no more will come. Your cart holds {has}.',
  },
  short: {
    notInCart:
      /*i18n*/ '{stock, plural, one {Only # of this part is left} other {Only # of this part are left}}, and nobody knows when more will come.',
    inCart:
      /*i18n*/ '{stock, plural, one {Only # of this part is left} other {Only # of this part are left}}, and nobody knows when more will come. Your cart holds {has}.',
  },
  shortUntil: {
    notInCart:
      /*i18n*/ '{stock, plural, one {Only # of this part is left} other {Only # of this part are left}}; more can be ordered when they are there, about {day}.',
    inCart:
      /*i18n*/ '{stock, plural, one {Only # of this part is left} other {Only # of this part are left}}; more can be ordered when they are there, about {day}. Your cart holds {has}.',
  },
  least: {
    notInCart: /*i18n*/ 'This part is sold from {least} pieces up.',
    inCart: /*i18n*/ 'This part is sold from {least} pieces up. Your cart holds {has}.',
  },
} satisfies Record<string, RefusalMessages>

const orderRefusalError = (
  code: 'bad-request' | 'sold-out',
  why: RefusalMessages,
  values: Record<string, string | number>,
  has: number | null,
): AppError =>
  new AppError(code, {
    field: 'qty',
    ...(has === null ? translatableErrorDetail(why.notInCart, values) : translatableErrorDetail(why.inCart, { ...values, has })),
  })
