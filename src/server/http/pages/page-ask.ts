import type { CallInputOf, CallResultOf } from '#contract/calls.ts'
import type { CatalogueReadName } from '#contract/catalogue/reads.ts'
import type { TenantConfig } from '#contract/config.ts'
import type { AppError } from '#contract/errors.ts'
import { memoizeLoadRequester, requestLoads } from '#contract/loads/ask-loads.ts'
import { type Load, type LoadName, type Loads, loadKey } from '#contract/loads/load.ts'
import { pageLayoutLoads } from '#contract/loads/page-layout-loads.ts'
import type { InitialReply } from '#contract/routes/rendered-page.ts'
import type { RouteName } from '#contract/routes.ts'

/**
 * The context for making a page: the shop, the language, the URL, and a function that makes calls in the same process. The input of these
 * calls is checked as usual.
 */
export interface PageContext {
  config: TenantConfig
  origin: string
  /** Base URL of pages in this language: the origin and the language prefix. It has no slash at the end. */
  baseUrl: string
  /** The language of the page, a code of contract/locale/locales.ts. */
  locale: string
  url: URL
  /** The current date at the shop (contract/kernel/shop-days.ts). */
  today: string
  call: <N extends CatalogueReadName>(name: N, input: CallInputOf<N>) => Promise<CallResultOf<N>>
  /** Refuses an invalid search: waits in the search queue, as a valid search does, and then throws the error. */
  refuseInQueue: (refusal: AppError) => Promise<never>
  /** Returns the additional scripts of a screen (build-scripts.ts). */
  screenScripts: (name: RouteName) => readonly string[]
}

/** The replies to all calls of a page. */
export interface PageReplies {
  /** The calls with their results, for the app. They are sorted, so that equal pages have equal ETags whichever call was answered first. */
  replies: InitialReply[]
  /** Returns the result of one of the page's calls. */
  resultOf: <N extends LoadName>(load: Load<N>) => CallResultOf<N>
}

/** Makes all calls of a page and of its frame (categories and popular searches). Each call is made only once. */
export async function runPageCalls(ask: PageContext, loads: Loads): Promise<PageReplies> {
  const answered = new Map<string, InitialReply>()
  const once = memoizeLoadRequester(async ({ call, input }) => {
    const result = await ask.call(call, input)
    answered.set(loadKey({ call, input }), { call, input: { ...input }, result })
    return result
  })
  await requestLoads(loads, once)
  await requestLoads(pageLayoutLoads, once)
  return {
    replies: [...answered].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, reply]) => reply),
    // The result has the right type, because the key contains the name of the call.
    resultOf: (load) => answered.get(loadKey(load))?.result as CallResultOf<typeof load.call>,
  }
}
