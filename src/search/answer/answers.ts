import type { CallName, ParsedOf, ResultOf } from '#contract/calls.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchWork } from '#search/find/search-work.ts'
import { categoryList, categoryPath, listCategoryByParts, productGroup } from './categories.ts'
import { aggregationSearch, groupAttributes, listByBackCategoryOrGroup } from './listing.ts'
import { search } from './suggestions.ts'
import { appInfo, applicationList, getCategoryByApp, modelGroupList, modelList, namedVehicles } from './vehicles.ts'

type Answer<N extends CallName> = (catalogue: Catalogue, input: ParsedOf<N>, work: SearchWork) => ResultOf<N> | Promise<ResultOf<N>>

/** The calls that a catalogue answers, on the server and on a device. */
const answers = {
  categoryList,
  categoryPath,
  productGroup,
  listCategoryByParts,
  applicationList,
  appInfo,
  modelGroupList,
  modelList,
  getCategoryByApp,
  namedVehicles,
  listByBackCategoryOrGroup,
  groupAttributes,
  aggregationSearch: (catalogue, input, work) => aggregationSearch(catalogue, work, input),
  search: (catalogue, input, work) => search(catalogue, work, input),
} satisfies { [N in CallName]?: Answer<N> }

export type AnsweredCall = keyof typeof answers

// Nothing else was put in there.
export const answeredCalls = Object.keys(answers) as AnsweredCall[]

/** Those that go through all parts; the others take a look or two. */
export const searchingCalls: ReadonlySet<AnsweredCall> = new Set([
  'namedVehicles',
  'listByBackCategoryOrGroup',
  'groupAttributes',
  'aggregationSearch',
  'search',
])

/** What a catalogue answers to a call; `work` is asked for leave between the steps of a search. Throws AppError for what is not there. */
export const answer = <N extends AnsweredCall>(name: N, ...given: Parameters<Answer<N>>): ReturnType<Answer<N>> =>
  // Each row answers its own call (`satisfies` above).
  (answers[name] as unknown as Answer<N>)(...given)
