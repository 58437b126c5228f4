import type { Id } from '#contract/primitives.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { first, later } from './load.ts'

/** Returns the call for the style of a piece of workwear, with its other sizes and colours. */
export const styleLoad = (id: Id) => first('productStyle', { id })

/** The calls of `/prod/m/{mcode}`: for the part, then for its fitments and its parts list further down the page. */
export const partLoads = ({ mcode }: ParamsOf<'part'>) => ({
  detail: first('productDetail', { mcode }, ({ style }) => ({ style: style ? styleLoad(style.id) : null })),
  fits: later('applicationItem', { mcode }),
  list: later('partsList', { mcode }),
})
