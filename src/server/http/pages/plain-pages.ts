import { href } from '#contract/addresses.ts'
import { topCategories } from '#contract/categories.ts'
import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import type { PageContent } from '#server/http/page-document.ts'
import { say } from '#server/kernel/words.ts'
import { asked, frameReplies, type PageAsk } from './page-ask.ts'

/** As many popular parts as the app's home page asks for. */
const POPULAR_SHOWN = 6

/** The home page: banners, applications, the catalogue. */
export async function homePage(ask: PageAsk): Promise<PageContent> {
  const { config, site } = ask
  const banners = await asked(ask, 'advertisement', {})
  const applications = await asked(ask, 'applicationList', {})
  const counted = await asked(ask, 'categoryList', { ...CATEGORY_LIST_INPUT, thin: false })
  const popular = await asked(ask, 'aggregationSearch', { mode: 'best-sellers', pageSize: POPULAR_SHOWN })
  const shop = { name: config.name, url: site + (new URL(site).pathname === '/' ? '/' : '') }
  const search = {
    '@type': 'SearchAction',
    target: `${site}/prod/all/{search_term_string}`,
    'query-input': 'required name=search_term_string',
  }
  return {
    status: 200,
    // The sentence is of this trade; a shop of another says what it says of itself.
    description: () =>
      counted.result.some(({ id }) => id === topCategories.starters)
        ? say(
            ask.locale,
            /*i18n*/ '{tagline}. Find starters, alternators and their parts by any number stamped on them, by vehicle or by category.',
            {
              tagline: config.tagline,
            },
          )
        : [config.tagline, config.name].filter(Boolean).join('. '),
    canonical: '/',
    jsonLd: [
      { '@context': 'https://schema.org', '@type': 'WebSite', ...shop, potentialAction: search },
      {
        ...{ '@context': 'https://schema.org', '@type': 'Organization', ...shop },
        ...(config.phone && { telephone: config.phone }),
        ...(config.email && { email: config.email }),
      },
    ],
    replies: [banners.reply, applications.reply, popular.reply, counted.reply, ...(await frameReplies(ask))],
  }
}

/** `/marketing/page/{slug}`: the tenant's own words, or those that every shop begins with. */
export async function contentPage(ask: PageAsk, slug: string): Promise<PageContent> {
  const { reply, result } = await asked(ask, 'contentPage', { slug, locale: ask.locale })
  const frame = await framePage(ask)
  const { name, tagline } = ask.config
  return {
    ...frame,
    description: (title) => result.description || `${title}: ${name}, ${tagline}.`,
    canonical: href('page', { slug }),
    replies: [reply, ...frame.replies],
  }
}

/** `/marketing/promotion`: the offers, or all parts of one. No search engine keeps what is another page next week. */
export async function promotionPage(ask: PageAsk, offer: string | undefined, pageNo: number): Promise<PageContent> {
  const { reply, result } = await asked(ask, 'promotionList', {})
  const runs = result.running.some(({ id }) => id === offer)
  const parts = offer !== undefined && runs ? [(await asked(ask, 'promotionParts', { id: offer, pageNo })).reply] : []
  const frame = await framePage(ask)
  return { ...frame, replies: [reply, ...parts, ...frame.replies] }
}

/** A page of which the server knows only the frame: the app has the rest, and a search engine keeps nothing of it. */
export const framePage = async (ask: PageAsk, status: PageContent['status'] = 200): Promise<PageContent> => ({
  status,
  description: () => ask.config.tagline,
  canonical: null,
  jsonLd: [],
  replies: await frameReplies(ask),
})
