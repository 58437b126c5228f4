import { callServer } from '#app/state/page/ask.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { AppError } from '#contract/errors.ts'
import { MAX_TYPED_NUMBER_CHARACTERS } from '#contract/number-list/number-list-call.ts'
import type { PadAnswer } from './line-state.ts'

/** How many numbers one request asks for. Small enough that other searches of the shop never wait long for one. */
export const NUMBERS_PER_REQUEST = 25
/** How many searches for single numbers run at once on the device, while the shop cannot be reached. */
const PARALLEL_DEVICE_SEARCHES = 4
/** The pauses after which a request is sent again that the shop has refused because of too many searches. */
const BUSY_PAUSES_MS = [1500, 3000, 6000, 12_000]

export type AnswersByNumber = ReadonlyMap<string, PadAnswer>

/** Whether a text can be asked for; otherwise no part can have it as its number. */
export const isAskable = (number: string): boolean => number !== '' && number.length <= MAX_TYPED_NUMBER_CHARACTERS && !number.includes('|')

/**
 * Looks up part numbers in requests one after the other, and reports the answers of each. `isWanted` says before each request which numbers
 * are still wanted. Without the shop, the answers come from this device: from packs in one piece, otherwise from what was seen, one by one.
 */
export async function lookUpNumbers(
  numbers: readonly string[],
  report: (answers: AnswersByNumber) => void,
  isWanted: (number: string) => boolean = () => true,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<void> {
  for (let from = 0; from < numbers.length; from += NUMBERS_PER_REQUEST) {
    const batch = numbers.slice(from, from + NUMBERS_PER_REQUEST).filter(isWanted)
    if (batch.length > 0) report(await lookUpBatch(batch, pause))
  }
}

async function lookUpBatch(batch: readonly string[], pause: (ms: number) => Promise<void>): Promise<AnswersByNumber> {
  for (const wait of [...BUSY_PAUSES_MS, null]) {
    const begun = Date.now()
    try {
      const { value, from, asOf, scope } = await callServer('numberList', { numbers: batch.join('|') })
      const isPartial = from === 'device' && !(scope !== null && scope.partCount >= scope.totalPartCount)
      const at = from === 'network' ? (asOf ?? new Date(begun).toISOString()) : asOf
      return new Map(
        batch.map((number, place): [string, PadAnswer] => {
          const { parts = [], total = 0, successors = [] } = value[place] ?? {}
          return [number, { type: 'found', parts, total, successors, isPartial, asOf: at }]
        }),
      )
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'no-network') return lookUpSeen(batch)
      if (error.code !== 'too-often' || wait === null) {
        logErrorOnly(error)
        break
      }
      await pause(wait)
    }
  }
  return new Map(batch.map((number) => [number, { type: 'failed' }]))
}

/** Looks up numbers among the parts and searches that this device has seen. */
async function lookUpSeen(batch: readonly string[]): Promise<AnswersByNumber> {
  const answers = new Map<string, PadAnswer>()
  const waiting = [...batch]
  const work = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) answers.set(number, await lookUpOneSeen(number))
  }
  await Promise.all(Array.from({ length: PARALLEL_DEVICE_SEARCHES }, work))
  return answers
}

async function lookUpOneSeen(number: string): Promise<PadAnswer> {
  try {
    const { value, asOf } = await callServer('aggregationSearch', { searchStr: number }, {}, () => undefined)
    const parts = value.records.filter(({ matched }) => matched?.how !== undefined)
    return parts.length === 0 ? { type: 'not-here' } : { type: 'found', parts, total: value.total, successors: [], isPartial: true, asOf }
  } catch (error) {
    if (error instanceof AppError) return { type: 'not-here' }
    throw error
  }
}
