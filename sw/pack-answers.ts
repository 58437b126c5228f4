import * as v from 'valibot'
import { queryInput } from '#contract/call-row.ts'
import { type CallName, calls, type ParsedOf, type ResultOf } from '#contract/calls.ts'
import type { PackCatalogue } from '#data/packs/pack-catalogue.ts'
import { pictureUrl } from '#contract/picture-url.ts'
import { pictureKindsOf, pictureSize } from '#drawings/part-picture.ts'
import { categoryList, categoryPath, listCategoryByParts, productGroup } from '#search/answer/categories.ts'
import { aggregationSearch, groupAttributes, listByBackCategoryOrGroup } from '#search/answer/listing.ts'
import { search } from '#search/answer/suggestions.ts'
import { appInfo, applicationList, getCategoryByApp, modelGroupList, modelList, namedVehicles } from '#search/answer/vehicles.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
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

const looked =
  <Input, Result>(answer: (catalogue: Catalogue, input: Input) => Result) =>
  ({ catalogue }: Asked, input: Input): Result =>
    answer(catalogue, input)

/** The calls of the contract that packs answer, by the same functions as the server. */
export const packAnswers = {
  categoryList: looked(categoryList),
  categoryPath: looked(categoryPath),
  productGroup: looked(productGroup),
  listCategoryByParts: looked(listCategoryByParts),
  applicationList: looked(applicationList),
  appInfo: looked(appInfo),
  modelGroupList: looked(modelGroupList),
  modelList: looked(modelList),
  getCategoryByApp: looked(getCategoryByApp),
  namedVehicles: looked(namedVehicles),
  listByBackCategoryOrGroup: looked(listByBackCategoryOrGroup),
  groupAttributes: looked(groupAttributes),
  aggregationSearch: ({ catalogue }, input) => aggregationSearch(catalogue, work(), input),
  search: ({ catalogue }, input) => search(catalogue, work(), input),
  productDetail: ({ catalogue, records }, input) => productDetail(catalogue, records, input, surroundings),
  getPriceByQuantity: looked(getPriceByQuantity),
  applicationItem: looked(applicationItem),
  partsList: ({ catalogue, records }, input) => partsList(catalogue, records, input),
} satisfies { [N in CallName]?: Answer<N> }

export type PackCall = keyof typeof packAnswers

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
  // Each row answers its own call (`satisfies` above).
  (packAnswers[name] as unknown as Answer<N>)(of, input)
