import { redirectPath } from '#app/state/account/redirect-path.ts'
import { pathWithoutLocale } from '#app/state/page/shown-locale.ts'
import { href, SHARED_CONTENT_PARAMETERS, searchHref, searchTextOf } from '#contract/routes/addresses.ts'

const LINK_PATTERN = /https?:\/\/\S+/gi

/**
 * Returns the page to open for content that another app shared with this one; null if none was shared. A link to this shop opens its page.
 * Text is searched. Of any other link the last path segment is searched, because it usually names the product.
 */
export function hrefForShareTarget({ pathname, search, origin }: Pick<Location, 'pathname' | 'search' | 'origin'>): string | null {
  const shared = new URLSearchParams(search)
  if (pathWithoutLocale(pathname) !== href('home') || !Object.values(SHARED_CONTENT_PARAMETERS).some((name) => shared.has(name)))
    return null
  const [title, text, url] = [
    shared.get(SHARED_CONTENT_PARAMETERS.title) ?? '',
    shared.get(SHARED_CONTENT_PARAMETERS.text) ?? '',
    shared.get(SHARED_CONTENT_PARAMETERS.url) ?? '',
  ]
  const links = `${url} ${text}`.match(LINK_PATTERN)?.flatMap((link) => (URL.canParse(link) ? [new URL(link)] : [])) ?? []
  const ours = links.find((link) => link.origin === origin)
  if (ours !== undefined) return shopHrefOf(ours)
  const words = [text, title, lastSegmentWords(links[0])]
    .map((one) => one.replace(LINK_PATTERN, ' ').replace(/\s+/g, ' ').trim())
    .find((one) => one !== '')
  return words === undefined ? href('home') : searchHref(searchTextOf(words))
}

/** Returns the path of this shop for a URL; the home page if the path would lead to another host. */
export const shopHrefOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  redirectPath(pathname + search) ?? href('home')

/** Returns the last path segment of a link, without extension, and with spaces instead of separators. */
const lastSegmentWords = (link: URL | undefined): string =>
  (link?.pathname.split('/').findLast((piece) => piece !== '') ?? '').replace(/\.\w+$/, '').replace(/[-_+]+|%20/g, ' ')
