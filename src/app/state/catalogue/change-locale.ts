import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import { catalogue } from './catalogue.ts'
import { refetchDisplayedReplies } from './renew-rows.ts'

/** Requests the displayed catalogue data again after a change of language. The old data stays visible meanwhile. */
export async function changeCatalogueLocale(): Promise<void> {
  for (const held of Object.values(catalogue)) held.changeLocale()
  await Promise.all([refetchDisplayedReplies(0), catalogue.categoryList.reload(CATEGORY_LIST_INPUT), catalogue.searchKeyword.prefetch({})])
}
