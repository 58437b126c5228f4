import * as v from 'valibot'
import { queryInput } from '#contract/call-row.ts'
import { type CallName, calls, type ParsedOf, type ResultOf } from '#contract/calls.ts'
import { pictureUrl } from '#contract/picture-url.ts'
import type { PackCatalogue } from '#data/packs/pack-catalogue.ts'
import { pictureKindsOf, pictureSize } from '#drawings/part-picture.ts'
import { type AnsweredCall, answer, answeredCalls } from '#search/answer/answers.ts'
import { SearchWork } from '#search/find/search-work.ts'
import { type DetailSurroundings, productDetail } from '#search/records/detail.ts'
import { applicationItem } from '#search/records/fitments.ts'
import { partsList } from '#search/records/parts-list.ts'
import { getPriceByQuantity } from './price-by-quantity.ts'

/** What a question is put to. */
type Asked = Pick<PackCatalogue, 'catalogue' | 'records'>
type Answer<N extends CallName> = (of: Asked, input: ParsedOf<N>) => ResultOf<N> | Promise<ResultOf<N>>

/** One device asks itself: nobody waits for its turn. */
const work = () => new SearchWork(async () => undefined)

const surroundings: DetailSurroundings = {
  images: (mcode, type) => pictureKindsOf(type).map((kind) => ({ url: pictureUrl(mcode, kind), kind, ...pictureSize(kind) })),
  // All names of a reply are said in its language at once (offline.ts).
  inLanguage: (text) => text,
}

/** What packs answer beside what a catalogue does, by the same functions as the server. */
const more = {
  productDetail: ({ catalogue, records }, input) => productDetail(catalogue, records, input, surroundings),
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

/** Calls whose replies say prices or stock, and are as old as these. */
const priced: ReadonlySet<PackCall> = new Set([
  'search',
  'aggregationSearch',
  'listByBackCategoryOrGroup',
  'productDetail',
  'getPriceByQuantity',
  'partsList',
])
export const saysPrices = (name: PackCall): boolean => priced.has(name)

/** Reads the query of an address; null for one that the shop would refuse too. */
export function inputOf<N extends PackCall>(name: N, url: URL): ParsedOf<N> | null {
  const asked = v.safeParse(calls[name].input, queryInput(url))
  // The schema of a row makes what `ParsedOf` takes from that row.
  return asked.success ? (asked.output as ParsedOf<N>) : null
}

/** What packs answer to a call. Rejects with AppError as the shop refuses. */
export const answerOf = async <N extends PackCall>(name: N, of: Asked, input: ParsedOf<N>): Promise<ResultOf<N>> =>
  packAnswers[name](of, input)
