import * as v from 'valibot'
import { queryInput } from '#contract/call-row.ts'
import { type CallName, calls, type ParsedOf, type ResultOf } from '#contract/calls.ts'
import type { PackCatalogue } from '#data/packs/pack-catalogue.ts'
import { drawingsOf } from '#drawings/drawings-of.ts'
import { type AnsweredCall, answer, answeredCalls } from '#search/answer/answers.ts'
import { getPriceByQuantity } from '#search/answer/price-by-quantity.ts'
import { SearchWork } from '#search/find/search-work.ts'
import { productDetail } from '#search/records/detail.ts'
import { applicationItem } from '#search/records/fitments.ts'
import { partsList } from '#search/records/parts-list.ts'

/** The data that a call is answered from. */
type Asked = Pick<PackCatalogue, 'catalogue' | 'records'>
type Answer<N extends CallName> = (of: Asked, input: ParsedOf<N>) => ResultOf<N> | Promise<ResultOf<N>>

/** Packs serve only this device, so no other requests wait while a search runs. */
const work = () => new SearchWork(async () => undefined)

/** Calls that packs answer in addition to those that any catalogue answers. The functions are the server's. */
const more = {
  productDetail: ({ catalogue, records }, input) => productDetail(catalogue, records, input, drawingsOf),
  getPriceByQuantity: ({ catalogue }, input) => getPriceByQuantity(catalogue, input),
  applicationItem: ({ catalogue, records }, input) => applicationItem(catalogue, records, input),
  partsList: ({ catalogue, records }, input) => partsList(catalogue, records, input),
} satisfies { [N in CallName]?: Answer<N> }

export type PackCall = AnsweredCall | keyof typeof more

const byCatalogue =
  <N extends AnsweredCall>(name: N): Answer<N> =>
  ({ catalogue }, input) =>
    answer(name, catalogue, input, work())

/** The calls of the contract that packs answer. */
export const packAnswers = { ...Object.fromEntries(answeredCalls.map((name) => [name, byCatalogue(name)])), ...more } as {
  [N in PackCall]: Answer<N>
}

export const isPackCall = (name: CallName | null): name is PackCall => name !== null && Object.hasOwn(packAnswers, name)

/** Calls with prices or stock in the reply. The age of the answer is the age of these. */
const priced: ReadonlySet<PackCall> = new Set([
  'search',
  'aggregationSearch',
  'listByBackCategoryOrGroup',
  'productDetail',
  'getPriceByQuantity',
  'partsList',
])
export const saysPrices = (name: PackCall): boolean => priced.has(name)

/** Parses the query of a URL; null if the server would reject it too. */
export function inputOf<N extends PackCall>(name: N, url: URL): ParsedOf<N> | null {
  const asked = v.safeParse(calls[name].input, queryInput(url))
  // The schema of a row gives the type that `ParsedOf` derives from that row.
  return asked.success ? (asked.output as ParsedOf<N>) : null
}

/** The packs' answer to a call. Rejects with AppError like the server. */
export const answerOf = async <N extends PackCall>(name: N, of: Asked, input: ParsedOf<N>): Promise<ResultOf<N>> =>
  packAnswers[name](of, input)
