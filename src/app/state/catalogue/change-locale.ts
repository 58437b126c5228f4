import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import { catalogue } from './catalogue.ts'
import { renewAllShown } from './renew-rows.ts'

/** The page shows another language: what of the catalogue is in sight is asked for in it, and stays as it is meanwhile. */
export async function changeCatalogueLocale(): Promise<void> {
  for (const held of Object.values(catalogue)) held.changeLocale()
  await Promise.all([renewAllShown(0), catalogue.categoryList.again(CATEGORY_LIST_INPUT), catalogue.searchKeyword.prefetch({})])
}
