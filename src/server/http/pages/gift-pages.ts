import { giftLoads } from '#contract/loads/other-loads.ts'
import type { PageContent } from '#server/http/page-document.ts'
import { answersTo, type PageAsk } from './page-ask.ts'
import { framed } from './plain-pages.ts'

/** Makes the page `/marketing/gift/{spuid}`, which shows a gift. */
export async function giftPage(ask: PageAsk, spuid: string): Promise<PageContent> {
  const loads = giftLoads({ spuid })
  const { replies, to } = await answersTo(ask, loads)
  const { text } = to(loads.gift)
  return { ...framed(ask, replies), description: (title) => text || title }
}
