import type { CallName, ParsedOf, ResultOf } from '#contract/calls.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchWork } from '#search/find/search-work.ts'
import { categoryList, categoryPath, listCategoryByParts, productGroup } from './categories.ts'
import { aggregationSearch, groupAttributes, listByBackCategoryOrGroup } from './listing.ts'
import { search } from './suggestions.ts'
import { appInfo, applicationList, getCategoryByApp, modelGroupList, modelList, namedVehicles } from './vehicles.ts'

type Answer<N extends CallName> = (catalogue: Catalogue, input: ParsedOf<N>, work: SearchWork) => ResultOf<N> | Promise<ResultOf<N>>

/** The calls that are answered from a catalogue, on the server and on a device. */
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

// `keyof` is exact here, because the object literal has no other keys.
export const answeredCalls = Object.keys(answers) as AnsweredCall[]

/** Calls that scan all parts; the others need only a few lookups. */
export const searchingCalls: ReadonlySet<AnsweredCall> = new Set([
  'namedVehicles',
  'listByBackCategoryOrGroup',
  'groupAttributes',
  'aggregationSearch',
  'search',
])

/**
 * Answers a call from a catalogue. `work` limits the cost of a search, and lets other work run between its steps. Throws AppError if
 * something does not exist.
 */
export const answer = <N extends AnsweredCall>(name: N, ...given: Parameters<Answer<N>>): ReturnType<Answer<N>> =>
  // Each entry takes the input of its own call (`satisfies` above), which TypeScript cannot follow here.
  (answers[name] as unknown as Answer<N>)(...given)
