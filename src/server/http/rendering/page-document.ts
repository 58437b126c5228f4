import { configInLocale, imageUrl, type TenantConfig } from '#contract/config.ts'
import { textDirectionOf } from '#contract/locale/detect.ts'
import { localeNamed, localePath, localesOf } from '#contract/locale/locales.ts'
import { type InitialPageData, type RenderedPage, windowTitle } from '#contract/routes/rendered-page.ts'
import { SHARE_EDGE_PIXELS } from '#drawings/render-share-picture.ts'
import { sharePicturePath } from '#server/http/share-pictures.ts'
import { escapeMarkup } from '#server/kernel/escape-markup.ts'
import { translate } from '#server/kernel/words.ts'
import type { PageContent } from './page-content.ts'
import type { TemplatePart, TemplateSlot } from './page-template.ts'
import { escapeForScript, serializeForScript } from './script-json.ts'

interface PageDocumentInput {
  /** The build's page with its style sheet inlined (page-template.ts). */
  template: readonly TemplatePart[]
  /** Additional styles for the shop's colours. */
  styles: string
  rendered: RenderedPage
  /** The data that the page embeds, and its replies as JSON. */
  data: Omit<InitialPageData, 'replies'>
  repliesJson: string
  origin: string
  /** The version in the URLs of link preview pictures. */
  shareVersion: string
  /** The language of the rendered page. */
  locale: string
  /** Additional scripts with the translations. */
  scripts?: readonly string[]
}

/** Builds the HTML document of a page in UTF-8: the template, filled with the page's head, its rendered content and its data. */
export function pageDocument(page: Omit<PageContent, 'replies'>, parts: PageDocumentInput): Buffer {
  const { template, styles, rendered, data, repliesJson, locale, scripts = [] } = parts
  const head = pageHeadOf(
    { ...page, scripts: [...scripts, ...(page.scripts ?? [])] },
    page.title ?? rendered.title,
    configInLocale(data.config, locale),
    parts,
  )
  const shown = localeNamed(locale, localesOf(data.config.locales))
  const filled: Record<TemplateSlot, string> = {
    html: shown === null ? `<html lang="${locale}">` : `<html lang="${shown.iso}" dir="${textDirectionOf(shown)}">`,
    manifest: `?locale=${locale}`,
    head: `${head}\n<style>${styles}</style>`,
    data: `<script type="application/json" id="first-data">${firstDataOf(data, repliesJson)}</script>`,
    app: ` data-first-page>${rendered.html}`,
  }
  return Buffer.concat(template.map((part) => (part.type === 'text' ? part.bytes : Buffer.from(filled[part.slot]))))
}

/** Returns the data that the page embeds, as JSON for a script element. */
const firstDataOf = (data: Omit<InitialPageData, 'replies'>, repliesJson: string): string =>
  `${serializeForScript(data).slice(0, -1)},"replies":${escapeForScript(repliesJson)}}`

/** Returns link elements with the page's URLs in all languages of the shop, for search engines. Empty if there is only one language. */
function alternateLinks(path: string, origin: string, { locales }: TenantConfig): string[] {
  const set = localesOf(locales)
  if (set.strategy === 'no_prefix' || set.all.length < 2) return []
  const named = [...set.all.map(({ code }) => [code, code] as const), ['x-default', set.default] as const]
  return named.map(
    ([language, code]) => `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(origin + localePath(path, code, set))}">`,
  )
}

function pageHeadOf(
  page: Omit<PageContent, 'replies'>,
  title: string,
  config: TenantConfig,
  { origin, locale, shareVersion }: Pick<PageDocumentInput, 'origin' | 'locale' | 'shareVersion'>,
): string {
  const shared = page.previewSubject ?? { subjectType: 'shop' }
  const drawn = { url: sharePicturePath(shared, shareVersion), type: 'image/png', width: SHARE_EDGE_PIXELS, height: SHARE_EDGE_PIXELS }
  const picture = page.previewPhoto ?? drawn
  const url = page.canonicalPath === null ? null : origin + localePath(page.canonicalPath, locale, localesOf(config.locales))
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeMarkup(content)}">`
  const graph = (property: string, content: string) => `<meta property="og:${property}" content="${escapeMarkup(content)}">`
  const description =
    typeof page.description === 'string'
      ? page.description
      : translate(locale, page.description.text, { ...page.description.values, title })
  return [
    `<title>${escapeMarkup(windowTitle(title, config.name))}</title>`,
    named('description', description),
    url === null ? named('robots', 'noindex') : `<link rel="canonical" href="${escapeMarkup(url)}">`,
    ...(page.canonicalPath === null ? [] : alternateLinks(page.canonicalPath, origin, config)),
    graph('type', page.ogType ?? 'website'),
    graph('site_name', config.name),
    graph('title', title),
    graph('description', description),
    graph('image', new URL(imageUrl(config.imageBaseUrl, picture.url), origin).href),
    graph('image:type', picture.type),
    graph('image:width', String(picture.width)),
    graph('image:height', String(picture.height)),
    graph('image:alt', page.previewSubject ? title : `${config.name}: ${config.tagline}`),
    ...(url === null ? [] : [graph('url', url)]),
    named('twitter:card', 'summary'),
    ...(page.scripts ?? []).map((file) => `<link rel="after-paint" crossorigin href="${escapeMarkup(file)}">`),
    ...page.jsonLd.map((block) => `<script type="application/ld+json">${serializeForScript(block)}</script>`),
  ].join('\n')
}
