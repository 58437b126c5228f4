import { pageAddress } from '#app/hooks/navigation.ts'

/** Protocols that no link may use, allowed or not: they run code or read this device. */
const BLOCKED: readonly string[] = ['javascript:', 'data:', 'blob:', 'file:', 'vbscript:', 'about:', 'filesystem:', 'view-source:']

export type Destination =
  | { type: 'inside'; href: string }
  | { type: 'outside'; href: string }
  | { type: 'refused'; why: 'blocked-protocol' | 'external' | 'unreadable' }

/**
 * Judges where a navigation would lead (specification, section 5): an external address without the explicit allow flag and any
 * address with a blocked protocol are refused. `inside` is a path of this shop.
 */
export function destination(to: string, here: string, { allowExternal = false } = {}): Destination {
  const url = parse(to, here)
  if (url === null) return { type: 'refused', why: 'unreadable' }
  if (BLOCKED.includes(url.protocol)) return { type: 'refused', why: 'blocked-protocol' }
  // `/.//host` reads as a path of ours and comes out as `//host`, another host's address.
  if (url.pathname.startsWith('//')) return { type: 'refused', why: 'unreadable' }
  if (url.origin === new URL(here).origin) return { type: 'inside', href: url.pathname + url.search + url.hash }
  return allowExternal ? { type: 'outside', href: url.href } : { type: 'refused', why: 'external' }
}

function parse(to: string, here: string): URL | null {
  try {
    return new URL(to, here)
  } catch {
    // Not an address at all; the caller says so.
    return null
  }
}

/** An address for a link that the tenant configured (chat, socials, phone): given back when it may be followed, else null. */
export function outsideHref(to: string, here: string = pageAddress()): string | null {
  const where = destination(to, here, { allowExternal: true })
  return where.type === 'refused' ? null : where.href
}
