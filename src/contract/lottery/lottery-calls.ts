import * as v from 'valibot'
import { GivenAddress } from '#contract/address.ts'
import type { CallRow } from '#contract/call-row.ts'
import { GivenPoints, Id, PageNo, PageSize, pageOf, typedLine, Usd } from '#contract/primitives.ts'
import { MAX_PRIZES, MAX_WORD_CHARACTERS } from './rules.ts'

const lottery = '/marketing/api/v1/lottery'
const changes = { may: 'member', cache: 'never', fresh: true, method: 'POST', queue: false, idempotent: true } as const

/** What may be won. */
const won = {
  /** `none`: a ticket that wins nothing. */
  kind: v.picklist(['points', 'coupon', 'gift', 'none']),
  /** Of points. */
  points: v.number(),
  /** What a coupon takes off, and for how many days it is good. */
  coupon: v.nullable(v.object({ percent: v.nullable(v.number()), amount: v.nullable(Usd), least: Usd, days: v.number() })),
  /** Of the gifts mall; `goods` are sent, other gifts are coupons. */
  gift: v.nullable(v.object({ id: Id, name: v.string(), picture: v.string(), goods: v.boolean() })),
}
export const Won = v.object(won)
export type Won = v.InferOutput<typeof Won>

const ShareShown = v.object({ id: Id, tickets: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)) })

/** A prize with its odds. The last one is `rest`: what every ticket wins that no other prize has. */
export const Prize = v.object({
  id: Id,
  ...won,
  /** Tickets that lead to it now; 0 when it has gone. */
  tickets: v.number(),
  /** Tickets that lead to it while there is one left; those of one that has gone are the rest's. */
  ticketsWhileLeft: v.number(),
  /** Pieces; null: as many as are won. */
  left: v.nullable(v.number()),
  /** In points, as the odds reckon it. */
  worth: v.number(),
})
export type Prize = v.InferOutput<typeof Prize>

/** A lottery that runs. Times are ISO 8601, UTC. */
export const Lottery = v.object({
  id: Id,
  name: v.string(),
  text: v.string(),
  /** What a draw costs. */
  points: v.number(),
  /** So often a customer may draw on a day (UTC). */
  dailyMost: v.number(),
  from: v.string(),
  until: v.string(),
  /** All tickets. */
  tickets: v.number(),
  prizes: v.array(Prize),
})
export type Lottery = v.InferOutput<typeof Lottery>

export const LotteryState = v.object({
  /** Null: none runs. */
  lottery: v.nullable(Lottery),
  /** The next one, where none runs. */
  coming: v.nullable(v.object({ name: v.string(), from: v.string() })),
  /** Of who is signed in; null for a guest. */
  mine: v.nullable(
    v.object({
      /** Of the seed of this customer's next draw. '' where no lottery runs. */
      hash: v.string(),
      balance: v.number(),
      /** How often they may still draw today. */
      left: v.number(),
    }),
  ),
})
export type LotteryState = v.InferOutput<typeof LotteryState>

/** A draw that was made: all that is needed to make it again. */
export const LotteryDraw = v.object({
  id: Id,
  /** The lottery's name. */
  name: v.string(),
  at: v.string(),
  /** What it cost. */
  points: v.number(),
  /** Shown before. */
  hash: v.string(),
  /** Shown after. */
  seed: v.string(),
  /** The customer's own. */
  word: v.string(),
  /** The odds as they were shown. */
  shares: v.array(ShareShown),
  ticket: v.number(),
  /** The prize's id among the shares. */
  prize: Id,
  won: Won,
  /** '' where it is no coupon. */
  couponCode: v.string(),
  /** Goods on their way; null where nothing is sent. */
  parcel: v.nullable(
    v.object({
      state: v.picklist(['open', 'sent']),
      /** In one line; '' while nobody has said where it goes. */
      shipTo: v.string(),
      carrier: v.string(),
      tracking: v.string(),
    }),
  ),
})
export type LotteryDraw = v.InferOutput<typeof LotteryDraw>

/** A word of the customer's: it goes into the draw as it is. */
export const DrawWord = v.pipe(typedLine(MAX_WORD_CHARACTERS), v.nonEmpty(/*i18n*/ 'Type a word of your own, or take another at random.'))

/** The calls about the lottery (decisions, Which path is which). */
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
      /** The lottery, its price, its odds and the hash, all as they were shown: where one is another by now, nothing is drawn. */
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
