import * as v from 'valibot'
import { type CallName, type CallResultOf, calls, type ParsedInputOf } from '#contract/calls.ts'
import { inputOfQuery } from '#contract/kernel/call-definition.ts'
import type { PackCatalogue } from '#data/packs/pack-catalogue.ts'
import { listDrawingPictures } from '#drawings/drawings-of.ts'
import { type AnswerableCallName, answerableCallNames, answerCall } from '#search/answer/answers.ts'
import { getPriceByQuantity } from '#search/answer/price-by-quantity.ts'
import { productDetail } from '#search/records/detail.ts'
import { applicationItem } from '#search/records/fitments.ts'
import { partsList } from '#search/records/parts-list.ts'
import { noPause } from '#search/schedule/event-loop.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'

/** The data from which a call is answered. */
type PackAnswerData = Pick<PackCatalogue, 'catalogue' | 'records'>
type PackCallHandler<N extends CallName> = (of: PackAnswerData, input: ParsedInputOf<N>) => CallResultOf<N> | Promise<CallResultOf<N>>

/** Creates the budget of a search. Catalogue packs serve only this device, so a search need not pause for other requests. */
const createSearchBudget = () => new SearchBudget(noPause)

/**
 * Handlers of calls that only catalogue packs answer, in addition to the calls that any catalogue answers. They use the same functions as
 * the server.
 */
const packOnlyHandlers = {
  productDetail: ({ catalogue, records }, input) => productDetail(catalogue, records, input, listDrawingPictures),
  getPriceByQuantity: ({ catalogue }, input) => getPriceByQuantity(catalogue, input),
  applicationItem: ({ catalogue, records }, input) => applicationItem(catalogue, records, input),
  partsList: ({ catalogue, records }, input) => partsList(catalogue, records, input),
} satisfies { [N in CallName]?: PackCallHandler<N> }

export type PackCall = AnswerableCallName | keyof typeof packOnlyHandlers

const answerByCatalogue =
  <N extends AnswerableCallName>(name: N): PackCallHandler<N> =>
  ({ catalogue }, input) =>
    answerCall(name, catalogue, input, createSearchBudget())

/** The calls of the contract that catalogue packs answer. */
export const packCallHandlers = {
  ...Object.fromEntries(answerableCallNames.map((name) => [name, answerByCatalogue(name)])),
  ...packOnlyHandlers,
} as {
  [N in PackCall]: PackCallHandler<N>
}

export const isPackCall = (name: CallName | null): name is PackCall => name !== null && Object.hasOwn(packCallHandlers, name)

/** Calls whose reply contains prices or stock. The age of such a reply is the age of its prices. */
const callsWithPrices: ReadonlySet<PackCall> = new Set([
  'search',
  'aggregationSearch',
  'listByBackCategoryOrGroup',
  'partFinder',
  'productDetail',
  'getPriceByQuantity',
  'partsList',
])
export const isCallWithPrices = (name: PackCall): boolean => callsWithPrices.has(name)

/** Parses the query of a URL as the input of a call; null if the server would reject it too. */
export function parseCallInput<N extends PackCall>(name: N, url: URL): ParsedInputOf<N> | null {
  const asked = v.safeParse(calls[name].input, inputOfQuery(url))
  // The cast is safe, because `ParsedInputOf` derives its type from the schema that parsed the query.
  return asked.success ? (asked.output as ParsedInputOf<N>) : null
}

/** Returns the catalogue packs' answer to a call. Rejects with AppError like the server. */
export const answerPackCall = async <N extends PackCall>(name: N, of: PackAnswerData, input: ParsedInputOf<N>): Promise<CallResultOf<N>> =>
  packCallHandlers[name](of, input)
