import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { type AnsweredCall, answer, answeredCalls, searchingCalls } from '#search/answer/answers.ts'
import { noPause } from '#search/schedule/event-loop.ts'
import { SearchWork } from '#search/schedule/search-work.ts'
import type { Handlers } from '#server/kernel/ask.ts'
import type { CatalogueAsk } from './ask.ts'

/** Creates search work that never pauses, for calls that read a few rows and need no queue. */
const workWithoutPauses = () => new SearchWork(noPause)

/**
 * Creates the handler of a call that the search index answers. Calls that scan all parts wait in the search queue. A changed catalogue is
 * read before the queue, so that reading does not count as the caller's search time.
 */
const handler =
  <N extends AnsweredCall>(name: N) =>
  async (ask: CatalogueAsk, input: ParsedOf<N>): Promise<ResultOf<N>> => {
    const catalogue = await ask.catalogue()
    return searchingCalls.has(name)
      ? ask.runSearch(async (work) => answer(name, catalogue, input, work))
      : answer(name, catalogue, input, workWithoutPauses())
  }

/** The handlers of the calls that the search index answers. A device answers these calls with the same code (`#search/answer`). */
export const answers = Object.fromEntries(answeredCalls.map((name) => [name, handler(name)])) as Handlers<CatalogueAsk, AnsweredCall>
