import { categoryList, categoryPath, listCategoryByParts, productGroup } from '#search/answer/categories.ts'
import { aggregationSearch, groupAttributes, listByBackCategoryOrGroup } from '#search/answer/listing.ts'
import { search } from '#search/answer/suggestions.ts'
import { appInfo, applicationList, getCategoryByApp, modelGroupList, modelList, namedVehicles } from '#search/answer/vehicles.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchWork } from '#search/find/search-work.ts'
import type { CatalogueAsk } from './ask.ts'

type Handler<Input, Result> = (ask: CatalogueAsk, input: Input) => Promise<Result>

/** A call that the index answers by a look or two. */
const looked =
  <Input, Result>(answer: (catalogue: Catalogue, input: Input) => Result): Handler<Input, Result> =>
  async (ask, input) =>
    answer(await ask.catalogue(), input)

/** A call that goes through all parts: when it is the caller's turn. A catalogue that has changed is read before, at nobody's expense. */
const searched =
  <Input, Result>(answer: (catalogue: Catalogue, work: SearchWork, input: Input) => Result | Promise<Result>): Handler<Input, Result> =>
  async (ask, input) => {
    const catalogue = await ask.catalogue()
    return ask.searching(async (work) => answer(catalogue, work, input))
  }

/** The same of one that takes no steps which may be left out. */
const lookedInTurn = <Input, Result>(answer: (catalogue: Catalogue, input: Input) => Result): Handler<Input, Result> =>
  searched((catalogue, _, input) => answer(catalogue, input))

/** The calls that the index answers (`#search/answer`), here as on a device. */
export const answers = {
  categoryList: looked(categoryList),
  categoryPath: looked(categoryPath),
  productGroup: looked(productGroup),
  listCategoryByParts: looked(listCategoryByParts),
  applicationList: looked(applicationList),
  appInfo: looked(appInfo),
  modelGroupList: looked(modelGroupList),
  modelList: looked(modelList),
  getCategoryByApp: looked(getCategoryByApp),
  namedVehicles: lookedInTurn(namedVehicles),
  listByBackCategoryOrGroup: lookedInTurn(listByBackCategoryOrGroup),
  groupAttributes: lookedInTurn(groupAttributes),
  aggregationSearch: searched(aggregationSearch),
  search: searched(search),
}
