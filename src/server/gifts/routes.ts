import { sql } from 'kysely'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { giftCalls } from '#contract/gifts/gift-calls.ts'
import type { GiftCard } from '#contract/gifts/gifts.ts'
import { ALL_GIFTS_CATEGORY } from '#contract/gifts/mall-rules.ts'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import { type CallHandlers, type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import { translateText } from '#server/kernel/words.ts'
import { type ClaimRecord, type GiftRecord, giftClaim, giftClaimOf, requireGift } from './claim.ts'

/** The maximum number of listed gift claims. Older claims are of no interest to a customer. */
const MAX_LISTED_CLAIMS = 100

const giftCardOf = ({ id, name, picture, points, stock, coupon }: GiftRecord, locale: string): GiftCard => ({
  ...{ id: parseStoredId(id), name: translateText(locale, name), picture, points, stock },
  kind: coupon === null ? 'goods' : 'coupon',
})

async function giftsMall(
  { db, tenantId, locale }: RequestContext,
  { cid }: ParsedInputOf<'giftsMall'>,
): Promise<CallResultOf<'giftsMall'>> {
  const { rows: categories } = await sql<{ id: string; name: string; gifts: number }>`
    select gift_category.id, gift_category.name, count(gift.id)::integer as gifts from gift_category
    left join gift on gift.tenant_id = gift_category.tenant_id and gift.category_id = gift_category.id and not gift.ended
    where gift_category.tenant_id = ${tenantId}
    group by gift_category.id, gift_category.name, gift_category.sort_num order by gift_category.sort_num, gift_category.id`.execute(db)
  const category = categories.find(({ id }) => id === cid)
  if (!category && cid !== ALL_GIFTS_CATEGORY) throw new AppError('not-found', { message: /*i18n*/ 'There is no such category of gifts.' })
  let query = db.selectFrom('gift').selectAll().where('tenant_id', '=', tenantId).where('ended', '=', false)
  if (category) query = query.where('category_id', '=', category.id)
  const gifts = await query.orderBy(sql`stock = 0`).orderBy('points').orderBy('sort_num').orderBy('id').execute()
  return {
    categories: categories
      .filter((one) => one.gifts > 0 || one === category)
      .map((one) => ({ ...one, id: parseStoredId(one.id), name: translateText(locale, one.name) })),
    category: translateText(locale, category?.name ?? ''),
    gifts: gifts.map((gift) => giftCardOf(gift, locale)),
  }
}

async function giftDetail(ask: RequestContext, { spuid }: ParsedInputOf<'giftDetail'>): Promise<CallResultOf<'giftDetail'>> {
  const gift = await requireGift(ask, spuid)
  const category = await ask.db
    .selectFrom('gift_category')
    .select(['id', 'name'])
    .where('tenant_id', '=', ask.tenantId)
    .where('id', '=', gift.category_id)
    .executeTakeFirstOrThrow()
  const { coupon } = gift
  return {
    ...giftCardOf(gift, ask.locale),
    ...{ text: translateText(ask.locale, gift.text), ended: gift.ended },
    category: { id: parseStoredId(category.id), name: translateText(ask.locale, category.name) },
    coupon: coupon && {
      ...{ percent: coupon.percent, days: coupon.days, least: dollarsOf(coupon.leastCents) },
      amount: coupon.amountCents === null ? null : dollarsOf(coupon.amountCents),
    },
  }
}

/** Returns the latest gifts that a customer has claimed, newest first. */
export const readGiftClaims = ({ db, tenantId }: Pick<RequestContext, 'db' | 'tenantId'>, accountId: string): Promise<ClaimRecord[]> =>
  db
    .selectFrom('gift_claim')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED_CLAIMS)
    .execute()

const giftClaims = async (ask: RequestContext): Promise<CallResultOf<'giftClaims'>> =>
  (await readGiftClaims(ask, (await requireSession(ask)).accountId)).map((claim) => giftClaimOf(claim, ask.locale))

export const giftHandlers = { giftsMall, giftDetail, giftClaims, giftClaim } satisfies CallHandlers<
  RequestContext,
  'giftsMall' | 'giftDetail' | keyof typeof giftCalls
>
