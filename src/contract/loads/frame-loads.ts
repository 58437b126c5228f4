import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import { deferredLoad } from './load.ts'

/**
 * The calls for the frame around every page, made when the app starts (specification, section 4). The rows of the loads table do not repeat
 * them.
 */
export const frameLoads = { tree: deferredLoad('categoryList', CATEGORY_LIST_INPUT), popular: deferredLoad('searchKeyword', {}) }
