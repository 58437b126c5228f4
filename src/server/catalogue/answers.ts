import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { type AnsweredCall, answer, answeredCalls, searchingCalls } from '#search/answer/answers.ts'
import { SearchWork } from '#search/find/search-work.ts'
import type { Handlers } from '#server/kernel/ask.ts'
import type { CatalogueAsk } from './ask.ts'

/** For calls that read a few rows and need no queue. */
const atOnce = () => new SearchWork(async () => undefined)

/**
 * Calls that scan all parts wait in the search queue. A changed catalogue is read before, so that this time does not count as the caller's
 * search time.
 */
const handler =
  <N extends AnsweredCall>(name: N) =>
  async (ask: CatalogueAsk, input: ParsedOf<N>): Promise<ResultOf<N>> => {
    const catalogue = await ask.catalogue()
    return searchingCalls.has(name)
      ? ask.searching(async (work) => answer(name, catalogue, input, work))
      : answer(name, catalogue, input, atOnce())
  }

/** Handlers for the calls that the search index answers (`#search/answer`), on the server as on a device. */
export const answers = Object.fromEntries(answeredCalls.map((name) => [name, handler(name)])) as Handlers<CatalogueAsk, AnsweredCall>
