import { topCategories } from '#contract/catalogue/categories.ts'
import { homeLoads } from '#contract/loads/home-loads.ts'
import type { Loads } from '#contract/loads/load.ts'
import { contentLoads } from '#contract/loads/other-loads.ts'
import { href } from '#contract/routes/addresses.ts'
import type { InitialReply } from '#contract/routes/rendered-page.ts'
import type { ParamsOf } from '#contract/routes.ts'
import type { PageContent } from '#server/http/rendering/page-content.ts'
import { translate } from '#server/kernel/words.ts'
import { type PageContext, runPageCalls } from './page-ask.ts'

/** Makes the home page, with banners, applications and the catalogue. */
export async function homePage(ask: PageContext): Promise<PageContent> {
  const { config, baseUrl } = ask
  const { replies, resultOf: to } = await runPageCalls(ask, homeLoads)
  const shop = { name: config.name, url: baseUrl + (new URL(baseUrl).pathname === '/' ? '/' : '') }
  const search = {
    '@type': 'SearchAction',
    target: `${baseUrl}/prod/all/{search_term_string}`,
    'query-input': 'required name=search_term_string',
  }
  return {
    status: 200,
    // The description with starters fits only a shop that sells starters. The description of any other shop is its tagline and name.
    description: to(homeLoads.counted).some(({ id }) => id === topCategories.starters)
      ? translate(
          ask.locale,
          /*i18n*/ '{tagline}. Find starters, alternators and their parts by any number stamped on them, by vehicle or by category.',
          {
            tagline: config.tagline,
          },
        )
      : [config.tagline, config.name].filter(Boolean).join('. '),
    canonicalPath: '/',
    jsonLd: [
      { '@context': 'https://schema.org', '@type': 'WebSite', ...shop, potentialAction: search },
      {
        ...{ '@context': 'https://schema.org', '@type': 'Organization', ...shop },
        ...(config.phone && { telephone: config.phone }),
        ...(config.email && { email: config.email }),
      },
    ],
    replies,
  }
}

/** Makes the page `/marketing/page/{slug}`, a content page with the shop's own text or the standard text. */
export async function contentPage(ask: PageContext, { slug }: ParamsOf<'page'>): Promise<PageContent> {
  const loads = contentLoads({ slug }, ask)
  const { replies, resultOf: to } = await runPageCalls(ask, loads)
  const { description } = to(loads.text)
  const { name, tagline } = ask.config
  return {
    ...unindexedPageContent(ask, replies),
    description: description || { text: '{title}: {name}, {tagline}.', values: { name, tagline } },
    canonicalPath: href('page', { slug }),
  }
}

/** Makes a page that is not indexed, with the results of its calls. */
export const pageWithLoads = async (ask: PageContext, loads: Loads, status: PageContent['status'] = 200): Promise<PageContent> =>
  unindexedPageContent(ask, (await runPageCalls(ask, loads)).replies, status)

/** Makes a page that the server sends without content of its own. The app loads the content. */
export const pageWithoutContent = (ask: PageContext, status: PageContent['status'] = 200): Promise<PageContent> =>
  pageWithLoads(ask, {}, status)

/** Returns a page that is not indexed, with these replies and the shop's tagline as description. */
export const unindexedPageContent = (ask: PageContext, replies: InitialReply[], status: PageContent['status'] = 200): PageContent => ({
  status,
  description: ask.config.tagline,
  canonicalPath: null,
  jsonLd: [],
  replies,
})
