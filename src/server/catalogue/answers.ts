import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { type AnswerableCallName, answerableCallNames, answerCall, fullScanCalls } from '#search/answer/answers.ts'
import { noPause } from '#search/schedule/event-loop.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import type { CallHandlers } from '#server/kernel/ask.ts'
import type { CatalogueRequestContext } from './ask.ts'

/** Creates search work that never pauses, for calls that read a few rows and need no queue. */
const createUnpausedBudget = () => new SearchBudget(noPause)

/**
 * Creates the handler of a call that the search index answers. Calls that scan all parts wait in the search queue. A changed catalogue is
 * read before the queue, so that reading does not count as the caller's search time.
 */
const catalogueHandlerOf =
  <N extends AnswerableCallName>(name: N) =>
  async (ask: CatalogueRequestContext, input: ParsedInputOf<N>): Promise<CallResultOf<N>> => {
    const catalogue = await ask.catalogue()
    return fullScanCalls.has(name)
      ? ask.runSearch(async (work) => answerCall(name, catalogue, input, work))
      : answerCall(name, catalogue, input, createUnpausedBudget())
  }

/** The handlers of the calls that the search index answers. A device answers these calls with the same code (`#search/answer`). */
export const answeredCallHandlers = Object.fromEntries(answerableCallNames.map((name) => [name, catalogueHandlerOf(name)])) as CallHandlers<
  CatalogueRequestContext,
  AnswerableCallName
>
