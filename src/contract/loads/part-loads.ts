import type { Id } from '#contract/primitives.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { first, later } from './load.ts'

/** Of a piece of workwear: its other sizes and colours. */
export const styleLoad = (id: Id) => first('productStyle', { id })

/** `/prod/m/{mcode}`: the part, and what stands further down. */
export const partLoads = ({ mcode }: ParamsOf<'part'>) => ({
  detail: first('productDetail', { mcode }, ({ style }) => ({ style: style ? styleLoad(style.id) : null })),
  fits: later('applicationItem', { mcode }),
  list: later('partsList', { mcode }),
})
