import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { callServer } from '#app/state/page/ask.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { uuid } from '#data/uuid.ts'

export type ClaimOutcome = CallResultOf<'giftClaim'>

/**
 * One claim of a gift. It is repeated with the same key until the server has answered, so that a second click does not claim a second gift.
 */
export interface ClaimAttempt {
  idempotencyKey: string
}

export const newClaimAttempt = (): ClaimAttempt => ({ idempotencyKey: uuid() })

/**
 * Claims a gift at the displayed price. Rejects with AppError `points-short`, `sold-out`, `order-changed` or `withdrawn`, each with a
 * message, after which the gift is requested again. Offline it rejects like other calls; the result is then unknown.
 */
export async function claimGift(claiming: ClaimAttempt, input: ParsedInputOf<'giftClaim'>): Promise<ClaimOutcome> {
  const { spuid } = input
  const renew = () => void catalogue.giftDetail.reload({ spuid }).catch(logErrorOnly)
  try {
    const { value } = await callServer('giftClaim', input, { headers: { [IDEMPOTENCY_HEADER]: claiming.idempotencyKey } })
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
    // After a final refusal the key is not used again.
    claiming.idempotencyKey = uuid()
    renew()
    throw error
  }
}
