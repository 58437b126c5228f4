import { pageAddress } from '#app/hooks/navigation.ts'

/** Protocols that are never allowed in links: they run code or read local data. */
const BLOCKED: readonly string[] = ['javascript:', 'data:', 'blob:', 'file:', 'vbscript:', 'about:', 'filesystem:', 'view-source:']

export type Destination =
  | { type: 'inside'; href: string }
  | { type: 'outside'; href: string }
  | { type: 'refused'; why: 'blocked-protocol' | 'external' | 'unreadable' }

/**
 * Classifies the target of a navigation (specification, section 5): an external URL without the allow flag, and any URL with a blocked
 * protocol, are refused. `inside` is a path of this shop.
 */
export function destination(to: string, here: string, { allowExternal = false } = {}): Destination {
  const url = parse(to, here)
  if (url === null) return { type: 'refused', why: 'unreadable' }
  if (BLOCKED.includes(url.protocol)) return { type: 'refused', why: 'blocked-protocol' }
  // `/.//host` looks like a local path but normalises to `//host`, a URL of another host.
  if (url.pathname.startsWith('//')) return { type: 'refused', why: 'unreadable' }
  if (url.origin === new URL(here).origin) return { type: 'inside', href: url.pathname + url.search + url.hash }
  return allowExternal ? { type: 'outside', href: url.href } : { type: 'refused', why: 'external' }
}

function parse(to: string, here: string): URL | null {
  try {
    return new URL(to, here)
  } catch {
    // Not a valid URL; the caller reports it.
    return null
  }
}

/** A URL of a tenant-configured link (chat, social media, phone): returned if it is allowed, otherwise null. */
export function outsideHref(to: string, here: string = pageAddress()): string | null {
  const where = destination(to, here, { allowExternal: true })
  return where.type === 'refused' ? null : where.href
}
