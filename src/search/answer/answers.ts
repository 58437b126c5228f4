import type { CallName, ParsedOf, ResultOf } from '#contract/calls.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchWork } from '#search/schedule/search-work.ts'
import { categoryList, categoryPath, listCategoryByParts, productGroup } from './categories.ts'
import { aggregationSearch, groupAttributes, listByBackCategoryOrGroup } from './listing.ts'
import { search } from './suggestions.ts'
import { appInfo, applicationList, getCategoryByApp, modelGroupList, modelList, namedVehicles } from './vehicles.ts'

type Answer<N extends CallName> = (catalogue: Catalogue, input: ParsedOf<N>, work: SearchWork) => ResultOf<N> | Promise<ResultOf<N>>

/** The API calls that are answered from a catalogue, on the server and on a device. */
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

// The cast is safe, because the object literal has no other keys.
export const answeredCalls = Object.keys(answers) as AnsweredCall[]

/** API calls that scan all parts of the catalogue; the other calls need only a few lookups. */
export const searchingCalls: ReadonlySet<AnsweredCall> = new Set([
  'namedVehicles',
  'listByBackCategoryOrGroup',
  'groupAttributes',
  'aggregationSearch',
  'search',
])

/**
 * Answers an API call from a catalogue. `work` limits the cost of a search and lets other work run between its steps. Throws AppError if
 * the requested thing does not exist.
 */
export const answer = <N extends AnsweredCall>(name: N, ...given: Parameters<Answer<N>>): ReturnType<Answer<N>> =>
  // The cast is needed because TypeScript cannot see that each entry of the table takes the input of its own call. `satisfies` above checks
  // that.
  (answers[name] as unknown as Answer<N>)(...given)
