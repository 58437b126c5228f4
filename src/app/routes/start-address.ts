import { redirectPath } from '#app/state/account/redirect-path.ts'
import { plainPath } from '#app/state/page/shown-locale.ts'
import { href, SHARED, searchHref, searchTextOf } from '#contract/addresses.ts'

const LINK = /https?:\/\/\S+/gi

/**
 * Where what another app has shared with this one leads, or null when nothing was: a link into this shop opens its page, words are searched
 * for, and of a link to elsewhere the end of its path, which mostly names the thing.
 */
export function sharedHref({ pathname, search, origin }: Pick<Location, 'pathname' | 'search' | 'origin'>): string | null {
  const shared = new URLSearchParams(search)
  if (plainPath(pathname) !== href('home') || !Object.values(SHARED).some((name) => shared.has(name))) return null
  const [title, text, url] = [shared.get(SHARED.title) ?? '', shared.get(SHARED.text) ?? '', shared.get(SHARED.url) ?? '']
  const links = `${url} ${text}`.match(LINK)?.flatMap((link) => (URL.canParse(link) ? [new URL(link)] : [])) ?? []
  const ours = links.find((link) => link.origin === origin)
  if (ours !== undefined) return ownHref(ours)
  const words = [text, title, wordsOf(links[0])].map((one) => one.replace(LINK, ' ').replace(/\s+/g, ' ').trim()).find((one) => one !== '')
  return words === undefined ? href('home') : searchHref(searchTextOf(words))
}

/** A page of this shop by its address; home for one whose path reads as another host. */
export const ownHref = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => redirectPath(pathname + search) ?? href('home')

/** The last piece of a path, without its ending and with blanks for what stands for them in addresses. */
const wordsOf = (link: URL | undefined): string =>
  (link?.pathname.split('/').findLast((piece) => piece !== '') ?? '').replace(/\.\w+$/, '').replace(/[-_+]+|%20/g, ' ')
