import type { CallName, CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { listDrawingPictures } from '#drawings/drawings-of.ts'
import { type AnswerableCallName, answerableCallNames, answerCall, fullScanCalls } from '#search/answer/answers.ts'
import { answerRecordCall, longRecordCalls, type RecordCallName, recordCallNames } from '#search/records/record-answers.ts'
import { recordSourceOf } from '#search/records/record-source.ts'
import { createSegmentRecordsCache } from '#search/records/segment-records.ts'
import { noPause } from '#search/schedule/event-loop.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import type { CallHandlers } from '#server/kernel/ask.ts'
import type { CatalogueRequestContext } from './ask.ts'

/**
 * How many bytes of decoded blocks of records stay in memory, of all shops together: who is visited most has most of them. All blocks of 100,000
 * parts take about as many.
 */
const CACHED_RECORD_BYTES = 16 * 1024 * 1024

/** The records of the index segments in memory. */
export const recordsInMemory = createSegmentRecordsCache((segment) => recordSourceOf(segment.sectionsOfRecords), CACHED_RECORD_BYTES)

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

/** Creates the handler of a call that the search index answers together with the records of parts. */
const recordHandlerOf =
  <N extends RecordCallName>(name: N) =>
  async (ask: CatalogueRequestContext, input: ParsedInputOf<N>): Promise<CallResultOf<N>> => {
    const of = { catalogue: await ask.catalogue(), records: recordsInMemory, drawingsOf: listDrawingPictures }
    return longRecordCalls.has(name)
      ? ask.runSearch(async (work) => answerRecordCall(name, of, input, work))
      : answerRecordCall(name, of, input, createUnpausedBudget())
  }

const handlersOf = <N extends CallName>(names: readonly N[], handlerOf: (name: N) => unknown) =>
  Object.fromEntries(names.map((name) => [name, handlerOf(name)])) as CallHandlers<CatalogueRequestContext, N>

/** The handlers of the calls that the search index answers. A device answers these calls with the same code (`#search`). */
export const answeredCallHandlers = {
  ...handlersOf(answerableCallNames, catalogueHandlerOf),
  ...handlersOf(recordCallNames, recordHandlerOf),
}
