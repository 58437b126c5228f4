import { sendNow } from '#app/state/outbox/send.ts'
import { ask } from '#app/state/page/ask.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import type { Reordered } from '#contract/order.ts'
import { verdictOn } from '#data/outbox/verdict.ts'
import { uuid } from '#data/uuid.ts'

/** Keys of reorders that nobody has answered yet: pressed again, it is the same one, and nothing lies in the cart twice. */
const unanswered = new Map<string, string>()

/** Puts the lines of an order into the cart again, and says what could not be. */
export async function reorder(id: string): Promise<Reordered> {
  const key = unanswered.get(id) ?? uuid()
  unanswered.set(id, key)
  const { value } = await ask('orderReorder', { id }, { headers: { [IDEMPOTENCY_HEADER]: key } }).catch((error: unknown) => {
    // The shop's last word belongs to its key: pressed again, it is another change.
    if (error instanceof AppError && verdictOn(error) === 'refused') unanswered.delete(id)
    throw error
  })
  unanswered.delete(id)
  // The cart on this device learns of its new lines after the answer.
  void sendNow()
  return value
}
