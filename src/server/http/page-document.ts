import type { CallName } from '#contract/call-lines.ts'
import type { TenantConfig } from '#contract/config.ts'
import { imageUrl } from '#contract/image-url.ts'
import { escaped, scriptJson } from './html.ts'

/** A reply that the app would otherwise ask for first; `input` as the app asks it, so that it is known again. */
export interface FirstReply {
  call: CallName
  input: Record<string, unknown>
  result: unknown
}

/** What the server knows about a page before the app runs. Image paths are below the image base. */
export interface PageContent {
  status: 200 | 404 | 429
  title: string
  description: string
  /** Path of the page's one address; null where a search engine should keep nothing. */
  canonical: string | null
  image?: string
  /** The picture that is seen first, to be fetched before the script runs. */
  preload?: string
  /** Scripts of the screen, to be fetched beside the entry instead of after it. */
  scripts?: readonly string[]
  ogType?: 'website' | 'product'
  jsonLd: Record<string, unknown>[]
  replies: FirstReply[]
  /** The main content in plain HTML, already escaped. The app puts its own in its place. */
  body: string
}

interface Surroundings {
  template: string
  config: TenantConfig
  origin: string
  asOf: Date
}

/** The template with the page's own head, first data and main content. */
export function pageDocument(page: PageContent, { template, config, origin, asOf }: Surroundings): string {
  const data = { config, replies: page.replies, asOf: asOf.toISOString() }
  return template
    .replace(/<title>.*?<\/title>/s, '')
    .replace('<!--head-->', () => headOf(page, config, origin))
    .replace('<!--first-data-->', () => `<script type="application/json" id="first-data">${scriptJson(data)}</script>`)
    .replace(/(<div id="app"[^>]*>)\s*(?=<\/div>)/, (_, open: string) => open + page.body)
}

function headOf(page: PageContent, config: TenantConfig, origin: string): string {
  const absolute = (path: string) => new URL(path, origin).href
  const picture = absolute(imageUrl(config.imageBaseUrl, page.image ?? '/logo.svg'))
  const url = page.canonical === null ? null : origin + page.canonical
  const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`
  const graph = (property: string, content: string) => `<meta property="og:${property}" content="${escaped(content)}">`
  return [
    `<title>${escaped(page.title)}</title>`,
    named('description', page.description),
    url === null ? named('robots', 'noindex') : `<link rel="canonical" href="${escaped(url)}">`,
    graph('type', page.ogType ?? 'website'),
    graph('site_name', config.name),
    graph('title', page.title),
    graph('description', page.description),
    graph('image', picture),
    ...(url === null ? [] : [graph('url', url)]),
    named('twitter:card', 'summary'),
    ...(page.preload
      ? [`<link rel="preload" as="image" fetchpriority="high" href="${escaped(imageUrl(config.imageBaseUrl, page.preload))}">`]
      : []),
    ...(page.scripts ?? []).map((file) => `<link rel="modulepreload" crossorigin href="${escaped(file)}">`),
    ...page.jsonLd.map((block) => `<script type="application/ld+json">${scriptJson(block)}</script>`),
  ].join('\n')
}
