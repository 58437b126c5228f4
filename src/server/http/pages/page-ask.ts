import type { InputOf, ResultOf } from '#contract/calls.ts'
import type { ReadName } from '#contract/catalogue/reads.ts'
import type { TenantConfig } from '#contract/config.ts'
import type { AppError } from '#contract/errors.ts'
import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
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

/** Asks a call and keeps question and answer for the app. */
export async function asked<N extends ReadName>(
  ask: PageAsk,
  call: N,
  input: InputOf<N>,
): Promise<{ reply: FirstReply; result: ResultOf<N> }> {
  const result = await ask.call(call, input)
  return { reply: { call, input: { ...input }, result }, result }
}

/** What every page of the shop shows around itself: the category row and the popular searches, as the app asks for them at its start. */
export async function frameReplies(ask: PageAsk): Promise<FirstReply[]> {
  return [(await asked(ask, 'categoryList', CATEGORY_LIST_INPUT)).reply, (await asked(ask, 'searchKeyword', {})).reply]
}
