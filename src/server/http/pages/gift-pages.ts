import { giftLoads } from '#contract/loads/other-loads.ts'
import type { PageContent } from '#server/http/rendering/page-content.ts'
import { type PageContext, runPageCalls } from './page-ask.ts'
import { unindexedPageContent } from './plain-pages.ts'

/** Makes the page `/marketing/gift/{spuid}`, which shows a gift. */
export async function giftPage(ask: PageContext, spuid: string): Promise<PageContent> {
  const loads = giftLoads({ spuid })
  const { replies, resultOf: to } = await runPageCalls(ask, loads)
  const { text } = to(loads.gift)
  return { ...unindexedPageContent(ask, replies), description: text === '' ? { text: '{title}', values: {} } : text }
}
