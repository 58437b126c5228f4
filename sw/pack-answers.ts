import * as v from 'valibot'
import { type CallName, type CallResultOf, calls, type ParsedInputOf } from '#contract/calls.ts'
import { inputOfQuery } from '#contract/kernel/call-definition.ts'
import type { PackCatalogue } from '#data/packs/pack-catalogue.ts'
import { listDrawingPictures } from '#drawings/drawings-of.ts'
import { type AnswerableCallName, answerableCallNames, answerCall } from '#search/answer/answers.ts'
import { answerRecordCall, type RecordCallName, recordCallNames } from '#search/records/record-answers.ts'
import { noPause } from '#search/schedule/event-loop.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'

/** The data from which a call is answered. */
type PackAnswerData = Pick<PackCatalogue, 'catalogue' | 'records'>

/** The calls of the contract that catalogue packs answer, by the functions that the server answers them by. */
export type PackCall = AnswerableCallName | RecordCallName

export const packCalls: ReadonlySet<CallName> = new Set<PackCall>([...answerableCallNames, ...recordCallNames])

export const isPackCall = (name: CallName | null): name is PackCall => name !== null && packCalls.has(name)

/** Calls whose reply contains prices or stock. The age of such a reply is the age of its prices. */
const callsWithPrices: ReadonlySet<PackCall> = new Set([
  'search',
  'aggregationSearch',
  'listByBackCategoryOrGroup',
  'partFinder',
  'productDetail',
  'getPriceByQuantity',
  'partsList',
  'numberList',
])
export const isCallWithPrices = (name: PackCall): boolean => callsWithPrices.has(name)

/** Parses the query of a URL as the input of a call; null if the server would reject it too. */
export function parseCallInput<N extends PackCall>(name: N, url: URL): ParsedInputOf<N> | null {
  const asked = v.safeParse(calls[name].input, inputOfQuery(url))
  // The cast is safe, because `ParsedInputOf` derives its type from the schema that parsed the query.
  return asked.success ? (asked.output as ParsedInputOf<N>) : null
}

const isRecordCall = (name: PackCall): name is RecordCallName => (recordCallNames as readonly PackCall[]).includes(name)

/** Returns the catalogue packs' answer to a call. Rejects with AppError like the server. */
export async function answerPackCall<N extends PackCall>(
  name: N,
  { catalogue, records }: PackAnswerData,
  input: ParsedInputOf<N>,
): Promise<CallResultOf<N>> {
  // Catalogue packs serve only this device, so a search need not pause for other requests.
  const work = new SearchBudget(noPause)
  const call: PackCall = name
  const answer = isRecordCall(call)
    ? answerRecordCall(call, { catalogue, records, drawingsOf: listDrawingPictures }, input as ParsedInputOf<RecordCallName>, work)
    : answerCall(call, catalogue, input as ParsedInputOf<AnswerableCallName>, work)
  // The casts are safe, because both tables take and return what the contract says of the call.
  return (await answer) as CallResultOf<N>
}
