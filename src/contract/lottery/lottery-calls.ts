import * as v from 'valibot'
import { GivenAddress } from '#contract/address.ts'
import type { CallRow } from '#contract/call-row.ts'
import { GivenPoints, Id, PageNo, PageSize, pageOf, typedLine, Usd } from '#contract/primitives.ts'
import { MAX_PRIZES, MAX_WORD_CHARACTERS } from './rules.ts'

const lottery = '/marketing/api/v1/lottery'
const changes = { may: 'member', cache: 'never', fresh: true, method: 'POST', queue: false, idempotent: true } as const

const won = {
  /** `none`: a ticket without prize. */
  kind: v.picklist(['points', 'coupon', 'gift', 'none']),
  points: v.number(),
  /** The coupon's discount and its validity in days. */
  coupon: v.nullable(v.object({ percent: v.nullable(v.number()), amount: v.nullable(Usd), least: Usd, days: v.number() })),
  /** A gift of the mall; `goods` are sent, other gifts are coupons. */
  gift: v.nullable(v.object({ id: Id, name: v.string(), picture: v.string(), goods: v.boolean() })),
}
export const Won = v.object(won)
export type Won = v.InferOutput<typeof Won>

const ShareShown = v.object({ id: Id, tickets: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)) })

/** A prize with its odds. The last one, `rest`, is the prize of all remaining tickets. */
export const Prize = v.object({
  id: Id,
  ...won,
  /** Its current tickets; 0 when none is left. */
  tickets: v.number(),
  /** Its tickets while stock lasts; afterwards they belong to the `rest`. */
  ticketsWhileLeft: v.number(),
  /** Remaining pieces; null: unlimited. */
  left: v.nullable(v.number()),
  /** Its value in points, for the expected value. */
  worth: v.number(),
})
export type Prize = v.InferOutput<typeof Prize>

/** A running lottery. Times are ISO 8601, UTC. */
export const Lottery = v.object({
  id: Id,
  name: v.string(),
  text: v.string(),
  /** Price of a draw in points. */
  points: v.number(),
  /** Maximum number of draws per customer and day (UTC). */
  dailyMost: v.number(),
  from: v.string(),
  until: v.string(),
  /** Total number of tickets. */
  tickets: v.number(),
  prizes: v.array(Prize),
})
export type Lottery = v.InferOutput<typeof Lottery>

export const LotteryState = v.object({
  /** Null: no lottery is running. */
  lottery: v.nullable(Lottery),
  /** The next lottery, if none is running. */
  coming: v.nullable(v.object({ name: v.string(), from: v.string() })),
  /** Data of the signed-in customer; null for a guest. */
  mine: v.nullable(
    v.object({
      /** Hash of the seed of the customer's next draw; '' if no lottery is running. */
      hash: v.string(),
      balance: v.number(),
      /** Remaining draws today. */
      left: v.number(),
    }),
  ),
})
export type LotteryState = v.InferOutput<typeof LotteryState>

/** A completed draw with all values that verify it. */
export const LotteryDraw = v.object({
  id: Id,
  /** The name of the lottery. */
  name: v.string(),
  at: v.string(),
  /** Its price in points. */
  points: v.number(),
  /** Published before the draw. */
  hash: v.string(),
  /** Published after the draw. */
  seed: v.string(),
  /** The customer's word. */
  word: v.string(),
  /** The odds as displayed before the draw. */
  shares: v.array(ShareShown),
  ticket: v.number(),
  /** The id of the prize among the shares. */
  prize: Id,
  won: Won,
  /** '' if the prize is not a coupon. */
  couponCode: v.string(),
  /** Shipment of goods; null if nothing is sent. */
  parcel: v.nullable(
    v.object({
      state: v.picklist(['open', 'sent']),
      /** In one line; '' until the customer gives an address. */
      shipTo: v.string(),
      carrier: v.string(),
      tracking: v.string(),
    }),
  ),
})
export type LotteryDraw = v.InferOutput<typeof LotteryDraw>

/** The customer's word, used in the draw unchanged. */
export const DrawWord = v.pipe(typedLine(MAX_WORD_CHARACTERS), v.nonEmpty(/*i18n*/ 'Type a word of your own, or take another at random.'))

/** The lottery calls (decisions, "Which path is which"). */
export const lotteryCalls = {
  lotteryState: {
    ...{ may: 'anyone', cache: 'never', fresh: true, method: 'GET', queue: false },
    path: `${lottery}/state`,
    input: v.object({}),
    result: LotteryState,
    summary: 'The lottery that runs: price, prizes with their odds and pieces; of a customer the hash of the next draw’s seed.',
  },
  lotteryDraw: {
    ...changes,
    path: `${lottery}/draw`,
    input: v.object({
      /** Lottery, price, odds and hash as displayed; if one has changed since, the draw is rejected. */
      id: Id,
      points: GivenPoints,
      shares: v.pipe(v.array(ShareShown), v.maxLength(MAX_PRIZES + 1)),
      hash: v.pipe(v.string(), v.maxLength(64)),
      word: DrawWord,
    }),
    result: v.object({ draw: LotteryDraw, state: LotteryState }),
    summary: 'Draws once: points, prize and record together, or nothing. One hash is drawn once.',
  },
  lotteryShipTo: {
    ...changes,
    path: `${lottery}/shipTo`,
    input: v.object({ id: Id, address: GivenAddress }),
    result: LotteryDraw,
    summary: 'Says where goods that were won are sent, as long as they are not on their way.',
  },
  lotteryDraws: {
    ...{ may: 'member', cache: 'never', fresh: true, method: 'GET', queue: false },
    path: `${lottery}/draws`,
    input: v.object({ pageNo: PageNo, pageSize: PageSize }),
    result: pageOf(LotteryDraw),
    summary: 'Draws of this customer, newest first, with the seeds that were revealed.',
  },
} as const satisfies Record<string, CallRow>
