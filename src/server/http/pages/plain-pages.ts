import { categoryHref, href } from '#contract/addresses.ts'
import { contentPages, type PageSlug } from '#contract/routes.ts'
import { escaped } from '#server/http/html.ts'
import type { PageContent } from '#server/http/page-document.ts'
import { asked, type PageAsk, surroundings } from './page-ask.ts'
import { link, partLines } from './pieces.ts'

/** As many popular parts as the app's home page asks for. */
const POPULAR_SHOWN = 10

/** The home page: banners, applications, the catalogue. */
export async function homePage(ask: PageAsk): Promise<PageContent> {
  const { config, origin } = ask
  const banners = await asked(ask, 'advertisement', {})
  const applications = await asked(ask, 'applicationList', {})
  const popular = await asked(ask, 'aggregationSearch', { mode: 'best-sellers', pageSize: POPULAR_SHOWN })
  const around = await surroundings(ask)
  const tree = await ask.call('categoryList', {})
  const categories = tree.map((category) => `<li>${link(categoryHref(category), category.backCategoryName)}</li>`).join('')
  const first = banners.result[0]
  return {
    status: 200,
    title: `${config.name}: ${config.tagline}`,
    description: `${config.tagline}. Find starters, alternators and their parts by any number stamped on them, by vehicle or by category.`,
    canonical: '/',
    ...(first ? { preload: first.imageUrl } : {}),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: config.name,
        url: `${origin}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/prod/all/{search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: config.name,
        url: `${origin}/`,
        telephone: config.phone,
        email: config.email,
      },
    ],
    replies: [banners.reply, applications.reply, popular.reply, ...around],
    body: `<main class="first-paint"><h1>${escaped(config.name)}</h1><p>${escaped(config.tagline)}</p><ul>${categories}</ul>${partLines(popular.result.records)}</main>`,
  }
}

/** `/marketing/page/{slug}`: the words are the app's. */
export const contentPage = async (ask: PageAsk, slug: PageSlug): Promise<PageContent> => ({
  ...(await bare(ask, contentPages[slug], 200)),
  canonical: href('page', { slug }),
})

/** The shell for everything that only the app can show: signed-in pages, the error page. */
export const bare = async (ask: PageAsk, title: string, status: PageContent['status']): Promise<PageContent> => ({
  status,
  title: `${title} | ${ask.config.name}`,
  description: ask.config.tagline,
  canonical: null,
  jsonLd: [],
  replies: await surroundings(ask),
  body: status !== 200 ? `<main class="first-paint"><h1>${escaped(title)}</h1></main>` : '',
})
