import { network } from '#app/state/page/network.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { AppError } from '#contract/errors.ts'
import { isUnreachableError } from '#data/outbox/verdict.ts'
import { sessionOwner } from './owner.ts'

/** A value with its time `asOf` (ISO 8601): an answer of the server, or data stored on this device. */
export interface ReplyWithSource<T> {
  value: T
  from: 'network' | 'device'
  asOf: string
  /** For stored data, the server's late answer. Rejects if there is none. */
  lateReply?: Promise<ReplyWithSource<T>>
}

const toReplyWithSource = <T>(value: T, from: ReplyWithSource<T>['from'], askedAt: number): ReplyWithSource<T> => ({
  value,
  from,
  asOf: new Date(askedAt).toISOString(),
})
/** Returns stored data with its time, given in milliseconds since 1970. */
export const replyFromDevice = <T>(value: T, askedAt: number): ReplyWithSource<T> => toReplyWithSource(value, 'device', askedAt)

/**
 * Requests the server's answer and stores it. If the server does not answer, returns the stored data: at once if the network is known to be
 * down, otherwise after two seconds. Rejects if there is no stored data.
 */
export async function fetchOrReadStored<T>(
  asking: (onLate: (value: T) => void) => Promise<T>,
  keep: (value: T, owner: string) => Promise<void>,
  before: (owner: string) => Promise<ReplyWithSource<T> | null>,
): Promise<ReplyWithSource<T>> {
  const owner = sessionOwner()
  const askedAt = Date.now()
  const keepAnswer = async (value: T) => {
    if (owner !== null) await keep(value, owner)
    return toReplyWithSource(value, 'network', askedAt)
  }
  const wasDown = !network.up
  let comeLate: (value: ReplyWithSource<T>) => void = () => undefined
  const late = new Promise<ReplyWithSource<T>>((resolve) => {
    comeLate = resolve
  })
  const answer = asking((value) => void keepAnswer(value).then(comeLate, logErrorOnly)).then(keepAnswer)
  // The error is handled below, after the stored data was read.
  answer.catch(() => undefined)
  if (wasDown) {
    const known = owner === null ? null : await before(owner)
    if (known !== null) return { ...known, lateReply: Promise.any([answer, late]) }
  }
  try {
    return await answer
  } catch (error) {
    const known = error instanceof AppError && isUnreachableError(error) && owner !== null ? await before(owner) : null
    if (known === null) throw error
    return { ...known, lateReply: late }
  }
}
