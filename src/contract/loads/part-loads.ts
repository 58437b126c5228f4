import type { Id } from '#contract/kernel/primitives.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { deferredLoad, firstPaintLoad } from './load.ts'

/** Returns the call for the style of a piece of workwear, with its other sizes and colours. */
export const styleLoad = (id: Id) => firstPaintLoad('productStyle', { id })

/** The calls of `/prod/m/{mcode}`: for the part, then for its fitments and its parts list further down the page. */
export const partLoads = ({ mcode }: ParamsOf<'part'>) => ({
  detail: firstPaintLoad('productDetail', { mcode }, ({ style }) => ({ style: style ? styleLoad(style.id) : null })),
  fits: deferredLoad('applicationItem', { mcode }),
  list: deferredLoad('partsList', { mcode }),
})
