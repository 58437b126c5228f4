import * as v from 'valibot'
import { EnteredAddress } from '#contract/addresses/address.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { Id, PageNo, PageSize, PointsInput, pageSchemaOf, singleLineTextSchema, UsdAmount } from '#contract/kernel/primitives.ts'
import { MAX_DRAW_WORD_CHARACTERS, MAX_PRIZES } from './rules.ts'

const lotteryPath = '/marketing/api/v1/lottery'
const lotteryChangeCall = { may: 'member', cache: 'never', fresh: true, method: 'POST', queue: false, idempotent: true } as const

const wonPrizeFields = {
  /** The kind of prize. `none`: a ticket without prize. */
  kind: v.picklist(['points', 'coupon', 'gift', 'none']),
  points: v.number(),
  /** The coupon's discount and the number of days for which it is valid; null if the prize is not a coupon. */
  coupon: v.nullable(v.object({ percent: v.nullable(v.number()), amount: v.nullable(UsdAmount), least: UsdAmount, days: v.number() })),
  /** The gift of the mall that is the prize; null for other prizes. A gift with `goods` is sent; any other gift is a coupon. */
  gift: v.nullable(v.object({ id: Id, name: v.string(), picture: v.string(), goods: v.boolean() })),
}
export const WonPrize = v.object(wonPrizeFields)
export type WonPrize = v.InferOutput<typeof WonPrize>

const DisplayedPrizeTicketCount = v.object({
  id: Id,
  tickets: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
})

/** A prize with its odds. The last prize, `rest`, is the prize of all remaining tickets. */
export const Prize = v.object({
  id: Id,
  ...wonPrizeFields,
  /** The current number of tickets of the prize; 0 if no piece is left. */
  tickets: v.number(),
  /** The number of tickets of the prize while pieces are left; afterwards these tickets belong to the prize `rest`. */
  ticketsWhileLeft: v.number(),
  /** The number of remaining pieces of the prize; null if unlimited. */
  left: v.nullable(v.number()),
  /** The value of the prize in points, from which the expected value of a draw is calculated. */
  worth: v.number(),
})
export type Prize = v.InferOutput<typeof Prize>

/** A running lottery. Times are ISO 8601, UTC. */
export const Lottery = v.object({
  id: Id,
  name: v.string(),
  text: v.string(),
  /** The price of a draw in points. */
  points: v.number(),
  /** The maximum number of draws per customer and day (UTC). */
  dailyMost: v.number(),
  from: v.string(),
  until: v.string(),
  /** The total number of tickets. */
  tickets: v.number(),
  prizes: v.array(Prize),
})
export type Lottery = v.InferOutput<typeof Lottery>

export const LotteryState = v.object({
  /** The running lottery; null if there is none. */
  lottery: v.nullable(Lottery),
  /** The next lottery, if none is running. */
  coming: v.nullable(v.object({ name: v.string(), from: v.string() })),
  /** The lottery data of the signed-in customer; null for a guest. */
  mine: v.nullable(
    v.object({
      /** The hash of the seed of the customer's next draw; '' if no lottery is running. */
      hash: v.string(),
      balance: v.number(),
      /** The number of draws that the customer can still make today. */
      left: v.number(),
    }),
  ),
})
export type LotteryState = v.InferOutput<typeof LotteryState>

/** A completed draw with all values that are needed to verify it. */
export const LotteryDraw = v.object({
  id: Id,
  /** The name of the lottery. */
  name: v.string(),
  at: v.string(),
  /** The price of the draw in points. */
  points: v.number(),
  /** The hash of the seed, which was published before the draw. */
  hash: v.string(),
  /** The seed, which was published after the draw. */
  seed: v.string(),
  /** The customer's word. */
  word: v.string(),
  /** The odds as they were displayed before the draw. */
  shares: v.array(DisplayedPrizeTicketCount),
  ticket: v.number(),
  /** The id of the prize that was drawn, among `shares`. */
  prize: Id,
  won: WonPrize,
  /** The code of the coupon that was won; '' if the prize is not a coupon. */
  couponCode: v.string(),
  /** The shipment of goods that were won; null if nothing is sent. */
  parcel: v.nullable(
    v.object({
      state: v.picklist(['open', 'sent']),
      /** The delivery address in one line; '' until the customer gives one. */
      shipTo: v.string(),
      carrier: v.string(),
      tracking: v.string(),
    }),
  ),
})
export type LotteryDraw = v.InferOutput<typeof LotteryDraw>

/** The word that the customer chooses for a draw. The draw uses it unchanged. */
export const DrawWord = v.pipe(
  singleLineTextSchema(MAX_DRAW_WORD_CHARACTERS),
  v.nonEmpty(/*i18n*/ 'Type a word of your own, or take another at random.'),
)

/** The calls of the lottery. */
export const lotteryCalls = {
  lotteryState: {
    ...{ may: 'anyone', cache: 'never', fresh: true, method: 'GET', queue: false },
    path: `${lotteryPath}/state`,
    input: v.object({}),
    result: LotteryState,
    summary: 'The lottery that runs: price, prizes with their odds and pieces; of a customer the hash of the next draw’s seed.',
  },
  lotteryDraw: {
    ...lotteryChangeCall,
    path: `${lotteryPath}/draw`,
    input: v.object({
      /** Lottery, price, odds and hash as displayed; if one has changed since, the draw is rejected. */
      id: Id,
      points: PointsInput,
      shares: v.pipe(v.array(DisplayedPrizeTicketCount), v.maxLength(MAX_PRIZES + 1)),
      hash: v.pipe(v.string(), v.maxLength(64)),
      word: DrawWord,
    }),
    result: v.object({ draw: LotteryDraw, state: LotteryState }),
    summary: 'Draws once: points, prize and record together, or nothing. One hash is drawn once.',
  },
  lotteryShipTo: {
    ...lotteryChangeCall,
    path: `${lotteryPath}/shipTo`,
    input: v.object({ id: Id, address: EnteredAddress }),
    result: LotteryDraw,
    summary: 'Says where goods that were won are sent, as long as they are not on their way.',
  },
  lotteryDraws: {
    ...{ may: 'member', cache: 'never', fresh: true, method: 'GET', queue: false },
    path: `${lotteryPath}/draws`,
    input: v.object({ pageNo: PageNo, pageSize: PageSize }),
    result: pageSchemaOf(LotteryDraw),
    summary: 'Draws of this customer, newest first, with the seeds that were revealed.',
  },
} as const satisfies Record<string, CallDefinition>
