import type { CallName } from '#contract/calls.ts'
import type { AppError } from '#contract/errors.ts'
import type { ServerAsk } from '#server/ask.ts'

/** Calls that take turns (catalogue/search/search-turns.ts). */
const searches: ReadonlySet<CallName> = new Set(['aggregationSearch', 'search', 'listByBackCategoryOrGroup', 'groupAttributes'])

/** Throws the refusal of an input that its call cannot use: of a search when it is the caller's turn, of any other at once. */
export async function refuseInput(ask: Pick<ServerAsk, 'refusing'>, name: CallName, refusal: AppError): Promise<never> {
  if (searches.has(name)) return ask.refusing(refusal)
  throw refusal
}
