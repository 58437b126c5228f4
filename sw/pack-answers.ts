import * as v from 'valibot'
import { type CallName, calls, type ParsedOf, type ResultOf } from '#contract/calls.ts'
import { queryInput } from '#contract/kernel/call-row.ts'
import type { PackCatalogue } from '#data/packs/pack-catalogue.ts'
import { drawingsOf } from '#drawings/drawings-of.ts'
import { type AnsweredCall, answer, answeredCalls } from '#search/answer/answers.ts'
import { getPriceByQuantity } from '#search/answer/price-by-quantity.ts'
import { productDetail } from '#search/records/detail.ts'
import { applicationItem } from '#search/records/fitments.ts'
import { partsList } from '#search/records/parts-list.ts'
import { noPause } from '#search/schedule/event-loop.ts'
import { SearchWork } from '#search/schedule/search-work.ts'

/** The data from which a call is answered. */
type AnswerData = Pick<PackCatalogue, 'catalogue' | 'records'>
type Answer<N extends CallName> = (of: AnswerData, input: ParsedOf<N>) => ResultOf<N> | Promise<ResultOf<N>>

/** Creates the budget of a search. Catalogue packs serve only this device, so a search need not pause for other requests. */
const createBudget = () => new SearchWork(noPause)

/** Calls that packs answer in addition to those that any catalogue answers. The functions are the same as on the server. */
const packOnlyAnswers = {
  productDetail: ({ catalogue, records }, input) => productDetail(catalogue, records, input, drawingsOf),
  getPriceByQuantity: ({ catalogue }, input) => getPriceByQuantity(catalogue, input),
  applicationItem: ({ catalogue, records }, input) => applicationItem(catalogue, records, input),
  partsList: ({ catalogue, records }, input) => partsList(catalogue, records, input),
} satisfies { [N in CallName]?: Answer<N> }

export type PackCall = AnsweredCall | keyof typeof packOnlyAnswers

const byCatalogue =
  <N extends AnsweredCall>(name: N): Answer<N> =>
  ({ catalogue }, input) =>
    answer(name, catalogue, input, createBudget())

/** The calls of the contract that catalogue packs answer. */
export const packAnswers = { ...Object.fromEntries(answeredCalls.map((name) => [name, byCatalogue(name)])), ...packOnlyAnswers } as {
  [N in PackCall]: Answer<N>
}

export const isPackCall = (name: CallName | null): name is PackCall => name !== null && Object.hasOwn(packAnswers, name)

/** Calls whose reply contains prices or stock. The age of such a reply is the age of its prices. */
const callsWithPrices: ReadonlySet<PackCall> = new Set([
  'search',
  'aggregationSearch',
  'listByBackCategoryOrGroup',
  'productDetail',
  'getPriceByQuantity',
  'partsList',
])
export const saysPrices = (name: PackCall): boolean => callsWithPrices.has(name)

/** Parses the query of a URL as the input of a call; null if the server would reject it too. */
export function inputOf<N extends PackCall>(name: N, url: URL): ParsedOf<N> | null {
  const asked = v.safeParse(calls[name].input, queryInput(url))
  // The cast is safe, because `ParsedOf` derives its type from the schema that parsed the query.
  return asked.success ? (asked.output as ParsedOf<N>) : null
}

/** Returns the catalogue packs' answer to a call. Rejects with AppError like the server. */
export const answerOf = async <N extends PackCall>(name: N, of: AnswerData, input: ParsedOf<N>): Promise<ResultOf<N>> =>
  packAnswers[name](of, input)
