import { AppError } from '#contract/errors.ts'
import type { LotteryDraw } from '#contract/lottery/lottery-calls.ts'
import { addressInOneLine } from '#server/gifts/claim.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import { translateText } from '#server/kernel/words.ts'
import { translatePrize } from './lotteries.ts'

type TenantContext = Pick<RequestContext, 'db' | 'tenantId'>

const selectDrawsWithShipment = ({ db, tenantId }: TenantContext, accountId: string) =>
  db
    .selectFrom('lottery_draw')
    .leftJoin('gift_claim', (join) =>
      join.onRef('gift_claim.tenant_id', '=', 'lottery_draw.tenant_id').onRef('gift_claim.id', '=', 'lottery_draw.claim_id'),
    )
    .selectAll('lottery_draw')
    .select(['gift_claim.state as parcel_state', 'gift_claim.ship_to', 'gift_claim.carrier', 'gift_claim.tracking'])
    .where('lottery_draw.tenant_id', '=', tenantId)
    .where('lottery_draw.account_id', '=', accountId)

/** A draw of a customer with the shipment of its prize. */
export type DrawRecord = Awaited<ReturnType<ReturnType<typeof selectDrawsWithShipment>['executeTakeFirstOrThrow']>>

/** Returns the draws of a customer, newest first. */
export const readDraws = (where: TenantContext, accountId: string): Promise<DrawRecord[]> =>
  selectDrawsWithShipment(where, accountId).orderBy('lottery_draw.seq', 'desc').execute()

/** Returns one draw of a customer. Throws `not-found`. */
export async function readDraw(where: TenantContext, accountId: string, id: string): Promise<DrawRecord> {
  const row = await selectDrawsWithShipment(where, accountId).where('lottery_draw.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found', { message: /*i18n*/ 'There is no such draw.' })
  return row
}

export const lotteryDrawOf = (row: DrawRecord, locale: string): LotteryDraw => ({
  ...{ id: parseStoredId(row.id), name: translateText(locale, row.name), at: row.at.toISOString(), points: row.points },
  ...{ hash: row.hash, seed: row.seed, word: row.word, ticket: row.ticket, prize: parseStoredId(row.prize_id) },
  shares: row.shares.map(({ id, tickets }) => ({ id: parseStoredId(id), tickets })),
  won: translatePrize(locale, row.won),
  couponCode: row.coupon_code ?? '',
  parcel:
    row.parcel_state === 'open' || row.parcel_state === 'sent'
      ? {
          ...{ state: row.parcel_state, shipTo: row.ship_to === null ? '' : addressInOneLine(row.ship_to) },
          ...{ carrier: row.carrier ?? '', tracking: row.tracking ?? '' },
        }
      : null,
})
