import { categoryGroup } from '#contract/categories.ts'
import { pathTo } from '#contract/paths.ts'
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
  const categories = tree
    .map((category) => `<li>${link(pathTo('category', { catgrp: categoryGroup(category) }), category.backCategoryName)}</li>`)
    .join('')
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

/** Content pages that header and footer name; their words are the app's. */
const contentPages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    about: 'About Us',
    contact: 'Contact Us',
    help: 'Help & Support',
    faq: "FAQ's",
    warranty: 'Warranty & Returns',
    'core-returns': 'Core charges and old units',
    offline: 'Without a network',
    terms: 'Terms of sale',
    privacy: 'Privacy',
  }),
)
export const contentSlugs: readonly string[] = [...contentPages.keys()]

export async function contentPage(ask: PageAsk, slug: string): Promise<PageContent | null> {
  const title = contentPages.get(slug)
  if (title === undefined) return null
  const page = await bare(ask, title, 200)
  return { ...page, canonical: pathTo('page', { slug }) }
}

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
