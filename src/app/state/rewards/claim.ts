import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { ask } from '#app/state/page/ask.ts'
import { logOnly } from '#app/state/page/notices.ts'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { uuid } from '#data/uuid.ts'

export type Claimed = ResultOf<'giftClaim'>

/** One claim: asked again under its key until the shop has answered, so that a second press takes no second gift. */
export interface Claiming {
  key: string
}

export const newClaiming = (): Claiming => ({ key: uuid() })

/**
 * Takes a gift at the price that is shown. Rejects with AppError: `points-short`, `sold-out`, `order-changed`, `withdrawn`, each with its
 * sentence, after which the gift is asked for anew; and as calls do without a line, when nobody knows what became of it.
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
    // What is refused for good is refused under this key for ever.
    claiming.key = uuid()
    renew()
    throw error
  }
}
