import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import { deferredLoad } from './load.ts'

/**
 * The calls for the layout around every page, made when the app starts (section 4 of the specification). The rows of the table `loads` do
 * not repeat these calls.
 */
export const pageLayoutLoads = { tree: deferredLoad('categoryList', CATEGORY_LIST_INPUT), popular: deferredLoad('searchKeyword', {}) }
