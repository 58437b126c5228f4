import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PostalAddress } from '#contract/addresses/address.ts'
import { AppError } from '#contract/errors.ts'
import { computeDraw, type PrizeTicketCount, seedHashOf } from '#contract/lottery/draw-of.ts'
import { couponExpiryMs, giveCoupon } from '#server/coupons/give.ts'
import { createGiftClaim } from '#server/gifts/claim.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import { addPoints, type LedgerContext, spendPoints } from '#server/rewards/ledger.ts'
import { consolationPrize, type LotteryRecord, type PrizeRecord, wonPrizeOf } from './lotteries.ts'

interface DrawRequest {
  lottery: LotteryRecord
  prizes: readonly PrizeRecord[]
  /** The odds that the customer saw. */
  shownOdds: readonly PrizeTicketCount[]
  seed: string
  customerWord: string
  /** The position of the draw among the customer's draws in this lottery, from 1. */
  drawNumber: number
  /** The customer's delivery address. Null if the customer has none. */
  shipTo: PostalAddress | null
}

/**
 * Draws a prize in a lottery, inside the caller's transaction and with the customer's row locked. Takes the points, draws, gives the prize
 * and stores the draw. Returns the draw's id. Throws `points-short`, or `order-changed` if the drawn prize has just run out. After an error
 * the transaction must be rolled back.
 */
export async function awardDraw(
  context: LedgerContext,
  accountId: string,
  { lottery, prizes, shownOdds, seed, customerWord, drawNumber, shipTo }: DrawRequest,
): Promise<string> {
  const { db, tenantId, clock } = context
  const drawn = await computeDraw(seed, customerWord, shownOdds)
  const id = randomUUID()
  const about = { kind: 'draw', id, name: lottery.name } as const
  await spendPoints(context, accountId, lottery.points, { cause: `draw ${id}`, kind: 'redeemed', about })
  const prize = prizes.find((one) => one.id === drawn.prizeId)
  const won = prize ? wonPrizeOf(prize) : consolationPrize(lottery)
  if (prize) await decreasePrizeStock(context, prize)
  if (won.points > 0) await addPoints(context, accountId, won.points, { cause: `draw ${id} prize`, kind: 'won', about })
  const coupon = prize?.coupon
  const code =
    coupon &&
    (await giveCoupon(context, accountId, {
      ...{ name: lottery.name, percent: coupon.percent, amountCents: coupon.amountCents, leastCents: coupon.leastCents },
      ...{ categoryId: coupon.categoryId, condition: coupon.condition, withSale: coupon.withSale },
      ...{ endsMs: await couponExpiryMs(context, coupon), origin: 'draw' },
    }))
  const claim = prize?.gift ? await claimGiftPrize(context, accountId, prize.gift, shipTo) : null
  await db
    .insertInto('lottery_draw')
    .values({
      ...{
        tenant_id: tenantId,
        id,
        account_id: accountId,
        lottery_id: lottery.id,
        number: drawNumber,
        at: new Date(clock.now()),
        name: lottery.name,
      },
      ...{
        points: lottery.points,
        hash: await seedHashOf(seed),
        seed,
        word: customerWord,
        shares: JSON.stringify(shownOdds),
        ticket: drawn.ticket,
      },
      ...{
        prize_id: drawn.prizeId,
        won: JSON.stringify(won),
        coupon_code: code ?? claim?.coupon_code ?? null,
        claim_id: claim?.id ?? null,
      },
    })
    .execute()
  return id
}

/** Takes one piece of a prize. If two customers draw the last piece, only the first to commit gets it. */
async function decreasePrizeStock({ db, tenantId }: LedgerContext, { lottery_id, id, stock, gift }: PrizeRecord): Promise<void> {
  if (stock === null) return
  const taken = await sql`
    update lottery_prize set stock = stock - 1
    where tenant_id = ${tenantId} and lottery_id = ${lottery_id} and id = ${id} and stock > 0 returning id`.execute(db)
  if (taken.rows.length === 0) throw prizeSoldOutError(gift?.name)
}

/** Gives a gift as a prize. It costs the customer no points, but reduces the gift's stock. */
const claimGiftPrize = (context: LedgerContext, accountId: string, gift: NonNullable<PrizeRecord['gift']>, shipTo: PostalAddress | null) =>
  createGiftClaim(context, accountId, gift, { shipTo: gift.coupon === null ? shipTo : null, points: 0 }).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'sold-out' ? prizeSoldOutError(gift.name) : error
  })

const prizeSoldOutError = (name?: string): AppError =>
  new AppError('order-changed', {
    field: 'shares',
    ...(name === undefined
      ? {
          message:
            /*i18n*/ 'The last piece of a prize has just gone, so the odds are others now. Nothing was drawn and no point was taken.',
        }
      : translatableErrorDetail(
          /*i18n*/ 'The last of “{name}” has just gone, so the odds are others now. Nothing was drawn and no point was taken.',
          {
            name,
          },
        )),
  })
