import type { PostalAddress } from '#contract/addresses/address.ts'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { type Share, seedHashOf } from '#contract/lottery/draw-of.ts'
import { postalOf } from '#server/addresses/address-of.ts'
import { addressRows } from '#server/addresses/queries.ts'
import { type Ask, sessionOfCustomer } from '#server/kernel/ask.ts'
import { errorText } from '#server/kernel/words.ts'
import { award } from './award.ts'
import { drawRecord, drawShown } from './draws.ts'
import { countDraws, lotteryNow, prizesOf, seedOf, sharesOf } from './lotteries.ts'
import { lotteryState } from './state.ts'

/**
 * Draws once in a lottery, inside the transaction of kernel/idempotency.ts, which locks the customer's row. So a promised hash is used for
 * only one draw, on any server. Throws `wrong-state` (not running, or no more draws today), `order-changed` (price, odds or hash differ
 * from those that the customer saw) and `points-short`. After an error nothing is charged.
 */
export async function lotteryDraw(ask: Ask, { id, points, shares, hash, word }: ParsedOf<'lotteryDraw'>): Promise<ResultOf<'lotteryDraw'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const { runs: lottery } = await lotteryNow(ask)
  if (lottery?.id !== id)
    throw new AppError('wrong-state', {
      field: 'id',
      message: /*i18n*/ 'This lottery has ended. Nothing was drawn and no point was taken.',
    })
  const drawn = await countDraws(ask, accountId, id)
  const number = drawn.all + 1
  const seed = seedOf(lottery, accountId, number)
  if ((await seedHashOf(seed)) !== hash)
    throw new AppError('order-changed', {
      field: 'hash',
      message: /*i18n*/ 'This hash was drawn already, maybe on another device. Nothing was drawn twice: your draws stand below.',
    })
  if (drawn.today >= lottery.daily_most)
    throw new AppError('wrong-state', {
      field: 'day',
      ...errorText(/*i18n*/ 'You have drawn {count} times today, which is all for a day. Tomorrow you can draw again.', {
        count: drawn.today,
      }),
    })
  if (lottery.points !== points)
    throw new AppError('order-changed', {
      field: 'points',
      ...errorText(/*i18n*/ 'A draw costs {now} points now, not {before}. Nothing was drawn.', { now: lottery.points, before: points }),
    })
  const prizes = await prizesOf(ask, id)
  const now = sharesOf(lottery, prizes)
  if (!isSameOdds(now, shares))
    throw new AppError('order-changed', {
      field: 'shares',
      message: /*i18n*/ 'The odds are others now than were shown. Nothing was drawn and no point was taken.',
    })
  const drawId = await award(ask, accountId, {
    lottery,
    prizes,
    shares: now,
    seed,
    word,
    number,
    shipTo: await shippingAddress(ask, accountId),
  })
  return { draw: drawShown(await drawRecord(ask, accountId, drawId), ask.locale), state: await lotteryState(ask) }
}

const isSameOdds = (one: readonly Share[], other: readonly Share[]): boolean =>
  one.length === other.length && one.every(({ id, tickets }, at) => id === other[at]?.id && tickets === other[at].tickets)

/** Returns the customer's default delivery address, or null if the address book has none. */
async function shippingAddress(ask: Ask, accountId: string): Promise<PostalAddress | null> {
  const row = (await addressRows(ask, accountId)).find(({ for_shipping }) => for_shipping)
  return row ? postalOf(row) : null
}
