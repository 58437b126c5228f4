import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { PostalAddress } from '#contract/addresses/address.ts'
import { firstAddressFault, normalizedAddress } from '#contract/addresses/address-rules.ts'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { GiftClaim } from '#contract/gifts/gift-calls.ts'
import { couponExpiryMs, giveCoupon } from '#server/coupons/give.ts'
import { type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import { loadNameTranslations } from '#server/kernel/names.ts'
import { translatableErrorDetail, translateText } from '#server/kernel/words.ts'
import { type LedgerContext, readPointBalance, spendPoints } from '#server/rewards/ledger.ts'
import type { GiftClaimTable, GiftTable } from './tables.ts'

export type GiftRecord = Selectable<GiftTable>
export type ClaimRecord = Selectable<GiftClaimTable>

/**
 * Claims a gift for points. Runs inside the transaction of kernel/idempotency.ts, so stock, points and claim change together or not at all.
 * Throws `not-found`, `withdrawn`, `order-changed` (the gift's price has changed), `sold-out`, `points-short`, or `bad-request` with the
 * invalid field of the address.
 */
export async function giftClaim(ask: RequestContext, request: ParsedInputOf<'giftClaim'>): Promise<CallResultOf<'giftClaim'>> {
  const { accountId } = await requireSession(ask)
  const gift = await requireGift(ask, request.spuid)
  const name = (await loadNameTranslations({ ...ask, catalogueVersion: null }, [gift.name]))(gift.name)
  if (gift.ended) throw new AppError('withdrawn', translatableErrorDetail(/*i18n*/ '{name} is not given for points any more.', { name }))
  if (gift.points !== request.points)
    throw new AppError('order-changed', {
      field: 'points',
      ...translatableErrorDetail(/*i18n*/ '{name} costs {now} points now, not {before}. Nothing was taken.', {
        ...{ name, now: gift.points, before: request.points },
      }),
      result: { points: gift.points },
    })
  const shipTo = gift.coupon === null ? requireShippingAddress(request.address) : null
  const claim = await createGiftClaim(ask, accountId, gift, { shipTo, points: gift.points, translatedName: name })
  const { balance } = await readPointBalance(ask, accountId)
  return { claim: giftClaimOf(claim, ask.locale), balance }
}

export async function requireGift({ db, tenantId }: Pick<RequestContext, 'db' | 'tenantId'>, id: string): Promise<GiftRecord> {
  const gift = await db.selectFrom('gift').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()
  if (!gift) throw new AppError('not-found', { message: /*i18n*/ 'There is no such gift.' })
  return gift
}

function requireShippingAddress(given: ParsedInputOf<'giftClaim'>['address']): PostalAddress {
  if (!given) throw new AppError('bad-request', { field: 'address', message: /*i18n*/ 'Choose where it goes.' })
  const fault = firstAddressFault(given)
  if (fault) throw new AppError('bad-request', { field: `address.${fault.field}`, message: fault.message })
  return normalizedAddress(given)
}

/**
 * Gives a gift to a customer, for points or as a prize (0 points). A gift that is shipped needs an address. `translatedName` is the
 * translated name
 * for error messages. Throws `sold-out` or `points-short`, and then writes nothing.
 */
export async function createGiftClaim(
  context: LedgerContext,
  accountId: string,
  gift: GiftRecord,
  { shipTo, points, translatedName = gift.name }: { shipTo: PostalAddress | null; points: number; translatedName?: string },
): Promise<ClaimRecord> {
  const { db, tenantId, clock } = context
  const id = randomUUID()
  const about = { kind: 'gift', id: gift.id, name: gift.name } as const
  // Every claim of a gift locks the customer's row before the gift's row. The same order in all places avoids deadlocks.
  if (points > 0) await spendPoints(context, accountId, points, { cause: `gift ${id}`, kind: 'redeemed', about })
  const taken = await sql`
    update gift set stock = stock - 1 where tenant_id = ${tenantId} and id = ${gift.id} and stock > 0 and not ended returning id`.execute(
    db,
  )
  if (taken.rows.length === 0)
    throw new AppError('sold-out', {
      field: 'stock',
      ...translatableErrorDetail(/*i18n*/ 'The last of “{name}” has just gone. Your points are still yours.', { name: translatedName }),
    })
  const { coupon } = gift
  const code =
    coupon &&
    (await giveCoupon(context, accountId, {
      ...{ name: gift.name, percent: coupon.percent, amountCents: coupon.amountCents, leastCents: coupon.leastCents },
      ...{ categoryId: coupon.categoryId, condition: coupon.condition, withSale: coupon.withSale },
      ...{ endsMs: await couponExpiryMs(context, coupon), origin: 'gift' },
    }))
  return db
    .insertInto('gift_claim')
    .values({
      ...{ tenant_id: tenantId, id, account_id: accountId, gift_id: gift.id, name: gift.name, picture: gift.picture, points },
      ...{ state: coupon === null ? 'open' : 'ready', coupon_code: code, at: new Date(clock.now()) },
      ship_to: shipTo && JSON.stringify(shipTo),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns a claim of a gift in the format of the API. The gift's name is translated if there is a translation. */
export const giftClaimOf = (claim: ClaimRecord, locale: string): GiftClaim => ({
  id: parseStoredId(claim.id),
  giftId: parseStoredId(claim.gift_id),
  name: translateText(locale, claim.name),
  ...{ picture: claim.picture, points: claim.points, state: claim.state },
  couponCode: claim.coupon_code ?? '',
  shipTo: claim.ship_to === null ? '' : addressInOneLine(claim.ship_to),
  ...{ carrier: claim.carrier, tracking: claim.tracking },
  at: claim.at.toISOString(),
  sentAt: claim.sent_at?.toISOString() ?? '',
})

/** Returns a postal address in one line. */
export const addressInOneLine = ({ name, company, lines, city, region, postcode, country }: PostalAddress): string =>
  [name, company, ...lines, [city, region, postcode].filter((part) => part !== '').join(' '), country]
    .filter((part) => part.trim() !== '')
    .join(', ')
