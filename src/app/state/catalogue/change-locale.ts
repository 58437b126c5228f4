import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import { catalogue } from './catalogue.ts'
import { renewDisplayedRows } from './renew-rows.ts'

/** Requests the displayed catalogue data again after a change of language. The old data stays visible meanwhile. */
export async function changeCatalogueLocale(): Promise<void> {
  for (const held of Object.values(catalogue)) held.changeLocale()
  await Promise.all([renewDisplayedRows(0), catalogue.categoryList.again(CATEGORY_LIST_INPUT), catalogue.searchKeyword.prefetch({})])
}
