import type { InputOf, ResultOf } from '#contract/calls.ts'
import type { ReadName } from '#contract/catalogue/reads.ts'
import type { TenantConfig } from '#contract/config.ts'
import type { AppError } from '#contract/errors.ts'
import { askLoads, onceEach } from '#contract/loads/ask-loads.ts'
import { frameLoads } from '#contract/loads/frame-loads.ts'
import { type Load, type LoadName, type Loads, loadKey } from '#contract/loads/load.ts'
import type { FirstReply } from '#contract/rendered-page.ts'
import type { RouteName } from '#contract/routes.ts'

/** What a page maker gets: a way to ask calls of the table in-process, checked like any caller's, and who the shop is. */
export interface PageAsk {
  config: TenantConfig
  origin: string
  /** Where the pages of the page's language begin: the origin, with its prefix, without a trailing slash. */
  site: string
  /** The language of the page: a code of contract/locales.ts. */
  locale: string
  url: URL
  /** The day that it is at the shop (contract/shop-days.ts). */
  today: string
  call: <N extends ReadName>(name: N, input: InputOf<N>) => Promise<ResultOf<N>>
  /** Throws a refusal of what cannot be searched for, when it is the caller's turn. */
  refusing: (refusal: AppError) => Promise<never>
  /** Scripts of a screen beyond the entry's; see build-scripts.ts. */
  scripts: (name: RouteName) => readonly string[]
}

/** What the catalogue says to a page. */
export interface Answers {
  /** Questions and answers for the app, in an order that does not hang on which came first: equal pages have equal ETags. */
  replies: FirstReply[]
  /** The answer to a load that was asked. */
  to: <N extends LoadName>(load: Load<N>) => ResultOf<N>
}

/** Asks all that a page asks, and what its frame does: the category row and the popular searches. */
export async function answersTo(ask: PageAsk, loads: Loads): Promise<Answers> {
  const answered = new Map<string, FirstReply>()
  const once = onceEach(async ({ call, input }) => {
    const result = await ask.call(call, input)
    answered.set(loadKey({ call, input }), { call, input: { ...input }, result })
    return result
  })
  await askLoads(loads, once)
  await askLoads(frameLoads, once)
  return {
    replies: [...answered].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, reply]) => reply),
    // Under one key lies the answer to one call.
    to: (load) => answered.get(loadKey(load))?.result as ResultOf<typeof load.call>,
  }
}
