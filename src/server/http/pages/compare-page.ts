import { AppError } from '#contract/errors.ts'
import { comparedCodesOf, comparedPartLoad, compareLoads } from '#contract/loads/compare-loads.ts'
import type { ParamsOf } from '#contract/routes.ts'
import type { PageContent } from '#server/http/rendering/page-content.ts'
import type { PageContext } from './page-ask.ts'
import { pageWithLoads } from './plain-pages.ts'

/** Makes the page `/prod/compare`. A code that no part has is left out of the first data; the app says so in that part's place. */
export async function comparePage(ask: PageContext, params: ParamsOf<'compare'>): Promise<PageContent> {
  const isSold = await Promise.all(
    comparedCodesOf(params).map((mcode) => {
      const { call, input } = comparedPartLoad(mcode)
      return ask.call(call, input).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'not-found') return false
          throw error
        },
      )
    }),
  )
  const { oldNumber, ...parts } = compareLoads(params)
  const sold = Object.fromEntries(Object.entries(parts).filter((_, at) => isSold[at]))
  return pageWithLoads(ask, { ...sold, oldNumber })
}
