import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { ask } from '#app/state/page/ask.ts'
import { logOnly } from '#app/state/page/notices.ts'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { uuid } from '#data/uuid.ts'

export type Claimed = ResultOf<'giftClaim'>

/** One claim: retried with its key until the server has answered, so that a second click claims no second gift. */
export interface Claiming {
  key: string
}

export const newClaiming = (): Claiming => ({ key: uuid() })

/**
 * Claims a gift at the displayed price. Rejects with AppError: `points-short`, `sold-out`, `order-changed`, `withdrawn`, each with its
 * message, after which the gift is requested again; and like calls offline, when the result is unknown.
 */
export async function claimGift(claiming: Claiming, input: ParsedOf<'giftClaim'>): Promise<Claimed> {
  const { spuid } = input
  const renew = () => void catalogue.giftDetail.again({ spuid }).catch(logOnly)
  try {
    const { value } = await ask('giftClaim', input, { headers: { [IDEMPOTENCY_HEADER]: claiming.key } })
    renew()
    return value
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.row.retry)
      throw new AppError(
        error.code,
        { message: /*i18n*/ 'The shop did not answer. Press again: it is taken once, however often you press.' },
        { cause: error },
      )
    // A final refusal uses up its key.
    claiming.key = uuid()
    renew()
    throw error
  }
}
