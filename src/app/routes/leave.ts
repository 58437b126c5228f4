import { pageUrl } from '#app/hooks/navigation.ts'

/** Protocols that are never allowed in links, because they run code or read local data. */
const BLOCKED_PROTOCOLS: readonly string[] = [
  'javascript:',
  'data:',
  'blob:',
  'file:',
  'vbscript:',
  'about:',
  'filesystem:',
  'view-source:',
]

export type LinkDestination =
  | { type: 'inside'; href: string }
  | { type: 'outside'; href: string }
  | { type: 'refused'; why: 'blocked-protocol' | 'external' | 'unreadable' }

/**
 * Decides where a link leads (section 5 of the specification). An external URL without the allow flag is refused, and so is any URL with a
 * blocked protocol. `inside` is a path of this shop.
 */
export function resolveDestination(to: string, here: string, { allowExternal = false } = {}): LinkDestination {
  const url = parseLinkUrl(to, here)
  if (url === null) return { type: 'refused', why: 'unreadable' }
  if (BLOCKED_PROTOCOLS.includes(url.protocol)) return { type: 'refused', why: 'blocked-protocol' }
  // `/.//host` looks like a path of this site, but browsers read it as `//host`, a URL of another host.
  if (url.pathname.startsWith('//')) return { type: 'refused', why: 'unreadable' }
  if (url.origin === new URL(here).origin) return { type: 'inside', href: url.pathname + url.search + url.hash }
  return allowExternal ? { type: 'outside', href: url.href } : { type: 'refused', why: 'external' }
}

function parseLinkUrl(to: string, here: string): URL | null {
  try {
    return new URL(to, here)
  } catch {
    // The text is not a valid URL, which the caller reports.
    return null
  }
}

/** Returns the URL of a link that the shop's operator configured (chat, social media, phone) if it is allowed, otherwise null. */
export function allowedOutsideHref(to: string, here: string = pageUrl()): string | null {
  const where = resolveDestination(to, here, { allowExternal: true })
  return where.type === 'refused' ? null : where.href
}
