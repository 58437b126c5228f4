import { ask } from '#app/state/page/ask.ts'
import type { Seen } from '#app/state/session/ask-or-seen.ts'
import type { InputOf, ResultOf } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { type Check, checkOf } from '#contract/lottery/draw-of.ts'
import type { LotteryDraw, LotteryState } from '#contract/lottery/lottery-calls.ts'
import { verdictByKey } from '#data/outbox/verdict.ts'
import { uuid } from '#data/uuid.ts'

export type DrawInput = InputOf<'lotteryDraw'>
type DrawsPage = ResultOf<'lotteryDraws'>

const now = () => new Date().toISOString()

/** Requests the running lottery with its odds; for a member also the hash, points and remaining draws. Only the server knows these. */
export async function askLottery(): Promise<Seen<LotteryState>> {
  const asOf = now()
  return { value: (await ask('lotteryState', {}, {}, () => undefined)).value, from: 'network', asOf }
}

export async function askDraws(pageNo: number): Promise<Seen<DrawsPage>> {
  const asOf = now()
  return { value: (await ask('lotteryDraws', { pageNo }, {}, () => undefined)).value, from: 'network', asOf }
}

/** The keys of draws without a reply, by their input. */
const keysOfOpenDraws = new Map<string, string>()

/**
 * Draws a ticket of the lottery. A retry after a missing reply is the same draw; after a refusal it is a new one. Rejects with the refusal,
 * or `no-network`.
 */
export async function drawOnce(input: DrawInput): Promise<ResultOf<'lotteryDraw'>> {
  const said = JSON.stringify(input)
  const key = keysOfOpenDraws.get(said) ?? uuid()
  keysOfOpenDraws.set(said, key)
  try {
    const { value } = await ask('lotteryDraw', input, { headers: { [IDEMPOTENCY_HEADER]: key } })
    keysOfOpenDraws.delete(said)
    return value
  } catch (error) {
    if (error instanceof AppError && verdictByKey(error) === 'refused') keysOfOpenDraws.delete(said)
    throw error
  }
}

/** Sets the delivery address of a prize. */
export const shipTo = async (input: InputOf<'lotteryShipTo'>): Promise<LotteryDraw> =>
  (await ask('lotteryShipTo', input, { headers: { [IDEMPOTENCY_HEADER]: uuid() } })).value

/** The result of checking a draw on this device. `cannot`: this browser cannot compute hashes here, as on plain http. */
export type CheckHere = Check | 'cannot'

const canCheck = () => globalThis.crypto?.subtle !== undefined

/**
 * Repeats the computation of a draw on this device, to check it. `shown`: the values that were displayed before the draw. They are used
 * even if the server now states others.
 */
export async function checkDraw(draw: LotteryDraw, shown?: Pick<DrawInput, 'hash' | 'word' | 'shares'>): Promise<CheckHere> {
  return canCheck() ? checkOf({ ...draw, ...(shown && { hash: shown.hash, word: shown.word, shares: shown.shares }) }) : 'cannot'
}

/** Characters that cannot be mistaken for others. */
const WORD_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const SIGNS_OF_A_WORD = 10

/** Returns an unpredictable word for a draw. */
export const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SIGNS_OF_A_WORD)), (byte) => WORD_CHARACTERS.charAt(byte % WORD_CHARACTERS.length)).join(
    '',
  )
