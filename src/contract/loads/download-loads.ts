import type { Category, ProductGroup } from '#contract/catalogue/catalogue.ts'
import { MAX_PAGE_SIZE } from '#contract/limits.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { countedCategoriesLoad, familiesLoad, findCategoryById } from './listing-loads.ts'
import { firstPaintLoad } from './load.ts'

/** Finds a category's family of parts by its name. Undefined if there is none: then the whole category is used. */
export const findFamily = (families: readonly ProductGroup[], name: string | undefined): ProductGroup | undefined =>
  families.find(({ groupName }) => groupName === name)

/** Returns the call for one page of a printed catalogue, sorted by code. */
export const catalogueSheetLoad = ({ id }: Category, family: ProductGroup | undefined, pageNo: number) =>
  firstPaintLoad('listByBackCategoryOrGroup', {
    backCategoryId: id,
    ...(family && { groupName: family.groupName }),
    ...{ pageNo, pageSize: MAX_PAGE_SIZE, sort: 'code' },
  })

/**
 * The calls of `/download`: for the categories and families to choose from, and for the parts of a catalogue to be printed. Labels need no
 * call, because their parts are typed.
 */
export const downloadLoads = ({ as, category: id, family, page }: ParamsOf<'download'>) => ({
  tree:
    as === 'labels'
      ? null
      : firstPaintLoad(countedCategoriesLoad.call, countedCategoriesLoad.input, (tree) => {
          const category = id === undefined ? null : findCategoryById(tree, id)
          if (category === null) return { families: null }
          const sheet = (families: readonly ProductGroup[]) => ({
            sheet: as === 'catalogue' ? catalogueSheetLoad(category, findFamily(families, family), page) : null,
          })
          const { call, input } = familiesLoad(category.id)
          return { families: firstPaintLoad(call, input, sheet) }
        }),
})
