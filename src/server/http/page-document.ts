import { imageUrl, type TenantConfig } from '#contract/config.ts'
import { type FirstData, type FirstReply, type RenderedPage, windowTitle } from '#contract/rendered-page.ts'
import { escaped, scriptJson } from './html.ts'

/** What the server knows about a page before it is rendered. Image paths are below the image base. */
export interface PageContent {
  status: 200 | 404 | 429
  /** What the page is called outside of it, where that is not what stands on it. */
  title?: string
  /** Path and query of the page that is shown in the place of the one that was asked for. */
  address?: string
  /** In a sentence, for search engines, by what the page is called. */
  description: (title: string) => string
  /** Path of the page's one address; null where a search engine should keep nothing. */
  canonical: string | null
  image?: string
  /** Scripts of the screen, to be fetched beside the entry instead of after it. */
  scripts?: readonly string[]
  ogType?: 'website' | 'product'
  jsonLd: Record<string, unknown>[]
  replies: FirstReply[]
}

interface DocumentParts {
  /** The build's page, with its styles written into it (page-template.ts). */
  template: string
  /** Whatever else is to be styled: this shop's colours. */
  styles: string
  rendered: RenderedPage
  data: FirstData
  origin: string
}

/** The template with the page's own head, its rendered content and the data that it was rendered from. */
export function pageDocument(page: PageContent, { template, styles, rendered, data, origin }: DocumentParts): string {
  return template
    .replace(/<title>.*?<\/title>/s, '')
    .replace('<!--head-->', () => `${headOf(page, page.title ?? rendered.title, data.config, origin)}\n<style>${styles}</style>`)
    .replace('<!--first-data-->', () => `<script type="application/json" id="first-data">${scriptJson(data)}</script>`)
    .replace(/(<div id="app"[^>]*>)\s*(?=<\/div>)/, (_, open: string) => open.replace('>', ' data-first-page>') + rendered.html)
}

function headOf(page: PageContent, title: string, config: TenantConfig, origin: string): string {
  const absolute = (path: string) => new URL(path, origin).href
  const picture = absolute(imageUrl(config.imageBaseUrl, page.image ?? '/logo.svg'))
  const url = page.canonical === null ? null : origin + page.canonical
  const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`
  const graph = (property: string, content: string) => `<meta property="og:${property}" content="${escaped(content)}">`
  const description = page.description(title)
  return [
    `<title>${escaped(windowTitle(title, config.name))}</title>`,
    named('description', description),
    url === null ? named('robots', 'noindex') : `<link rel="canonical" href="${escaped(url)}">`,
    graph('type', page.ogType ?? 'website'),
    graph('site_name', config.name),
    graph('title', title),
    graph('description', description),
    graph('image', picture),
    ...(url === null ? [] : [graph('url', url)]),
    named('twitter:card', 'summary'),
    ...(page.scripts ?? []).map((file) => `<link rel="after-paint" crossorigin href="${escaped(file)}">`),
    ...page.jsonLd.map((block) => `<script type="application/ld+json">${scriptJson(block)}</script>`),
  ].join('\n')
}
