import type { PostalAddress } from '#contract/addresses/address.ts'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { type PrizeTicketCount, seedHashOf } from '#contract/lottery/draw-of.ts'
import { postalAddressOf } from '#server/addresses/address-of.ts'
import { readAddressRows } from '#server/addresses/queries.ts'
import { type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import { awardDraw } from './award.ts'
import { lotteryDrawOf, readDraw } from './draws.ts'
import { countDraws, currentPrizeOdds, drawSeedOf, readCurrentLottery, readPrizes } from './lotteries.ts'
import { lotteryState } from './state.ts'

/**
 * Draws once in a lottery, inside the transaction of kernel/idempotency.ts, which locks the customer's row. So the hash of a random seed
 * that a customer saw before drawing is used for only one draw, on any server. Throws `wrong-state` (not running, or no more draws today),
 * `order-changed` (price, odds or hash differ from those that the customer saw) and `points-short`. After an error nothing is charged.
 */
export async function lotteryDraw(
  ask: RequestContext,
  { id, points, shares, hash, word }: ParsedInputOf<'lotteryDraw'>,
): Promise<CallResultOf<'lotteryDraw'>> {
  const { accountId } = await requireSession(ask)
  const { running: lottery } = await readCurrentLottery(ask)
  if (lottery?.id !== id)
    throw new AppError('wrong-state', {
      field: 'id',
      message: /*i18n*/ 'This lottery has ended. Nothing was drawn and no point was taken.',
    })
  const drawn = await countDraws(ask, accountId, id)
  const number = drawn.all + 1
  const seed = drawSeedOf(lottery, accountId, number)
  if ((await seedHashOf(seed)) !== hash)
    throw new AppError('order-changed', {
      field: 'hash',
      message: /*i18n*/ 'This hash was drawn already, maybe on another device. Nothing was drawn twice: your draws stand below.',
    })
  if (drawn.today >= lottery.daily_most)
    throw new AppError('wrong-state', {
      field: 'day',
      ...translatableErrorDetail(/*i18n*/ 'You have drawn {count} times today, which is all for a day. Tomorrow you can draw again.', {
        count: drawn.today,
      }),
    })
  if (lottery.points !== points)
    throw new AppError('order-changed', {
      field: 'points',
      ...translatableErrorDetail(/*i18n*/ 'A draw costs {now} points now, not {before}. Nothing was drawn.', {
        now: lottery.points,
        before: points,
      }),
    })
  const prizes = await readPrizes(ask, id)
  const now = currentPrizeOdds(lottery, prizes)
  if (!hasSameOdds(now, shares))
    throw new AppError('order-changed', {
      field: 'shares',
      message: /*i18n*/ 'The odds are others now than were shown. Nothing was drawn and no point was taken.',
    })
  const drawId = await awardDraw(ask, accountId, {
    lottery,
    prizes,
    shownOdds: now,
    seed,
    customerWord: word,
    drawNumber: number,
    shipTo: await readShippingAddress(ask, accountId),
  })
  return { draw: lotteryDrawOf(await readDraw(ask, accountId, drawId), ask.locale), state: await lotteryState(ask) }
}

const hasSameOdds = (one: readonly PrizeTicketCount[], other: readonly PrizeTicketCount[]): boolean =>
  one.length === other.length && one.every(({ id, tickets }, at) => id === other[at]?.id && tickets === other[at].tickets)

/** Returns the customer's default delivery address, or null if the address book has none. */
async function readShippingAddress(ask: RequestContext, accountId: string): Promise<PostalAddress | null> {
  const row = (await readAddressRows(ask, accountId)).find(({ for_shipping }) => for_shipping)
  return row ? postalAddressOf(row) : null
}
