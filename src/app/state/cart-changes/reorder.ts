import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { callServer } from '#app/state/page/ask.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import type { ReorderOutcome } from '#contract/orders/order.ts'
import { verdictByErrorKey } from '#data/outbox/verdict.ts'
import { uuid } from '#data/uuid.ts'

/** The keys of reorders without a reply. A retry uses the same key, so that nothing is added twice. */
const unansweredReorderKeys = new Map<string, string>()

/** Adds the lines of an order to the cart. Returns which lines could not be added. */
export async function reorder(id: string): Promise<ReorderOutcome> {
  const key = unansweredReorderKeys.get(id) ?? uuid()
  unansweredReorderKeys.set(id, key)
  const { value } = await callServer('orderReorder', { id }, { headers: { [IDEMPOTENCY_HEADER]: key } }).catch((error: unknown) => {
    // After a final refusal a new click is a new change, so the key is not used again.
    if (error instanceof AppError && verdictByErrorKey(error) === 'refused') unansweredReorderKeys.delete(id)
    throw error
  })
  unansweredReorderKeys.delete(id)
  // After the server's reply, the cart on this device gets the new lines.
  void sendOutboxNow()
  return value
}
