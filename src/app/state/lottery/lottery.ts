import { callServer } from '#app/state/page/ask.ts'
import type { ReplyWithSource } from '#app/state/session/ask-or-seen.ts'
import type { CallInputOf, CallResultOf } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { type DrawCheckResult, verifyStoredDraw } from '#contract/lottery/draw-of.ts'
import type { LotteryDraw, LotteryState } from '#contract/lottery/lottery-calls.ts'
import { verdictByErrorKey } from '#data/outbox/verdict.ts'
import { uuid } from '#data/uuid.ts'

export type DrawInput = CallInputOf<'lotteryDraw'>
type DrawsPage = CallResultOf<'lotteryDraws'>

const currentIsoTime = () => new Date().toISOString()

/** Requests the running lottery with its odds; for a member also the hash, points and remaining draws. Only the server knows these. */
export async function fetchLotteryState(): Promise<ReplyWithSource<LotteryState>> {
  const asOf = currentIsoTime()
  return { value: (await callServer('lotteryState', {}, {}, () => undefined)).value, from: 'network', asOf }
}

export async function fetchDrawsPage(pageNo: number): Promise<ReplyWithSource<DrawsPage>> {
  const asOf = currentIsoTime()
  return { value: (await callServer('lotteryDraws', { pageNo }, {}, () => undefined)).value, from: 'network', asOf }
}

/** The keys of draws without a reply, by their input. */
const unansweredDrawKeys = new Map<string, string>()

/**
 * Draws a ticket of the lottery. A retry after a missing reply is the same draw; after a refusal it is a new one. Rejects with the refusal,
 * or `no-network`.
 */
export async function drawLotteryOnce(input: DrawInput): Promise<CallResultOf<'lotteryDraw'>> {
  const said = JSON.stringify(input)
  const key = unansweredDrawKeys.get(said) ?? uuid()
  unansweredDrawKeys.set(said, key)
  try {
    const { value } = await callServer('lotteryDraw', input, { headers: { [IDEMPOTENCY_HEADER]: key } })
    unansweredDrawKeys.delete(said)
    return value
  } catch (error) {
    if (error instanceof AppError && verdictByErrorKey(error) === 'refused') unansweredDrawKeys.delete(said)
    throw error
  }
}

/** Sets the delivery address of a prize. */
export const sendPrizeAddress = async (input: CallInputOf<'lotteryShipTo'>): Promise<LotteryDraw> =>
  (await callServer('lotteryShipTo', input, { headers: { [IDEMPOTENCY_HEADER]: uuid() } })).value

/** The result of checking a draw on this device. `cannot`: this browser cannot compute hashes here, as on plain http. */
export type DrawCheckOutcome = DrawCheckResult | 'cannot'

const canCheckDraws = () => globalThis.crypto?.subtle !== undefined

/**
 * Repeats the computation of a draw on this device, to check it. `shown`: the values that were displayed before the draw. They are used
 * even if the server now states others.
 */
export async function checkDraw(draw: LotteryDraw, shown?: Pick<DrawInput, 'hash' | 'word' | 'shares'>): Promise<DrawCheckOutcome> {
  return canCheckDraws()
    ? verifyStoredDraw({ ...draw, ...(shown && { hash: shown.hash, word: shown.word, shares: shown.shares }) })
    : 'cannot'
}

/** Characters that cannot be mistaken for others. */
const DRAW_WORD_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const DRAW_WORD_LENGTH = 10

/** Returns an unpredictable word for a draw. */
export const randomDrawWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(DRAW_WORD_LENGTH)), (byte) =>
    DRAW_WORD_CHARACTERS.charAt(byte % DRAW_WORD_CHARACTERS.length),
  ).join('')
