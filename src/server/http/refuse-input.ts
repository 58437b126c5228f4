import type { CallName } from '#contract/calls.ts'
import type { AppError } from '#contract/errors.ts'
import type { ServerRequestContext } from '#server/ask.ts'

/** Calls that use the search queue (search/schedule/search-queue.ts). */
const queuedSearchCalls: ReadonlySet<CallName> = new Set([
  'aggregationSearch',
  'search',
  'numberList',
  'listByBackCategoryOrGroup',
  'groupAttributes',
])

/** Throws the refusal of an invalid input. The refusal of a search waits in the search queue first, others are thrown immediately. */
export async function refuseInvalidInput(
  ask: Pick<ServerRequestContext, 'refuseInQueue'>,
  name: CallName,
  refusal: AppError,
): Promise<never> {
  if (queuedSearchCalls.has(name)) return ask.refuseInQueue(refusal)
  throw refusal
}
