import type { CallName, CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { categoryList, categoryPath, listCategoryByParts, productGroup } from './categories.ts'
import { partFinder } from './finder.ts'
import { aggregationSearch, groupAttributes, listByBackCategoryOrGroup } from './listing.ts'
import { search } from './suggestions.ts'
import { appInfo, applicationList, getCategoryByApp, modelGroupList, modelList, namedVehicles } from './vehicles.ts'

type CallAnswerer<N extends CallName> = (
  catalogue: Catalogue,
  input: ParsedInputOf<N>,
  work: SearchBudget,
) => CallResultOf<N> | Promise<CallResultOf<N>>

/** The API calls that are answered from a catalogue, on the server and on a device. */
const answerersByCall = {
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
  partFinder: (catalogue, input, work) => partFinder(catalogue, work, input),
  search: (catalogue, input, work) => search(catalogue, work, input),
} satisfies { [N in CallName]?: CallAnswerer<N> }

export type AnswerableCallName = keyof typeof answerersByCall

// The cast is safe, because the object literal has no other keys.
export const answerableCallNames = Object.keys(answerersByCall) as AnswerableCallName[]

/** API calls that scan all parts of the catalogue; the other calls need only a few lookups. */
export const fullScanCalls: ReadonlySet<AnswerableCallName> = new Set([
  'namedVehicles',
  'listByBackCategoryOrGroup',
  'groupAttributes',
  'aggregationSearch',
  'partFinder',
  'search',
])

/**
 * Answers an API call from a catalogue. `work` limits the cost of a search and lets other work run between its steps. Throws AppError if
 * the requested thing does not exist.
 */
export const answerCall = <N extends AnswerableCallName>(name: N, ...given: Parameters<CallAnswerer<N>>): ReturnType<CallAnswerer<N>> =>
  // The cast is needed because TypeScript cannot see that each entry of the table takes the input of its own call. `satisfies` above checks
  // that.
  (answerersByCall[name] as unknown as CallAnswerer<N>)(...given)
