import type { PageContent } from '#server/http/page-document.ts'
import { asked, type PageAsk } from './page-ask.ts'
import { framePage } from './plain-pages.ts'

/** `/marketing/giftsMall/{cid}`: what points buy, for whoever looks. No search engine keeps it: it is for customers. */
export async function giftsMallPage(ask: PageAsk, cid: string): Promise<PageContent> {
  const mall = await asked(ask, 'giftsMall', { cid })
  const frame = await framePage(ask)
  return { ...frame, replies: [mall.reply, ...frame.replies] }
}

/** `/marketing/gift/{spuid}`. */
export async function giftPage(ask: PageAsk, spuid: string): Promise<PageContent> {
  const gift = await asked(ask, 'giftDetail', { spuid })
  const frame = await framePage(ask)
  return { ...frame, description: (title) => gift.result.text || title, replies: [gift.reply, ...frame.replies] }
}
