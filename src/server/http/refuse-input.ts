import type { CallName } from '#contract/calls.ts'
import type { AppError } from '#contract/errors.ts'
import { fullScanCalls } from '#search/answer/answers.ts'
import type { ServerRequestContext } from '#server/ask.ts'

/** Calls that use the search queue (search/schedule/search-queue.ts). The list of numbers searches each of them. */
const queuedSearchCalls: ReadonlySet<CallName> = new Set<CallName>([...fullScanCalls, 'numberList'])

/** Throws the refusal of an invalid input. The refusal of a search waits in the search queue first, others are thrown immediately. */
export async function refuseInvalidInput(
  ask: Pick<ServerRequestContext, 'refuseInQueue'>,
  name: CallName,
  refusal: AppError,
): Promise<never> {
  if (queuedSearchCalls.has(name)) return ask.refuseInQueue(refusal)
  throw refusal
}
