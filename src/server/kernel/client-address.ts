import { isIP, isIPv6 } from 'node:net'
import * as v from 'valibot'

/**
 * The network address that rate limits count by. Each proxy writes down, behind what it was sent, who called it: with so many proxies of
 * ours (`hops`) the caller is that many entries from the end, and whatever stands before that the caller may have made up. Where there are
 * fewer entries, somebody came past the outer proxies, and the first entry is what the next one saw. What is no address counts as not said.
 * An IPv6 household owns a whole /64, so it counts as one.
 */
export function clientAddress(headers: Headers, socketAddress: string | undefined, hops: number): string {
  const forwarded = bare(entryOf(headers.get('X-Forwarded-For'), hops) ?? '')
  const address = isIP(forwarded) ? forwarded : bare(socketAddress ?? '')
  return (isIPv6(address) ? networkOf(address) : address) || 'unknown'
}

/** The scheme that the caller spoke with the outermost proxy of ours; undefined where none says so. */
export function forwardedProto(headers: Headers, hops: number): 'http' | 'https' | undefined {
  const proto = entryOf(headers.get('X-Forwarded-Proto'), hops)?.toLowerCase()
  return proto === 'http' || proto === 'https' ? proto : undefined
}

/** The entry that the outermost of our proxies wrote. */
function entryOf(list: string | null, hops: number): string | undefined {
  const entries = list?.split(',') ?? []
  return hops === 0 ? undefined : entries[Math.max(0, entries.length - hops)]?.trim()
}

/** Without port and brackets, and IPv4 as such where a socket that takes both calls it IPv6. */
const bare = (address: string): string =>
  address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

const Incoming = v.object({ incoming: v.object({ socket: v.object({ remoteAddress: v.optional(v.string()) }) }) })

/** The peer's address as Hono's Node adapter hands it in with each request; undefined where there is no socket. */
export function socketAddress(environment: unknown): string | undefined {
  const read = v.safeParse(Incoming, environment)
  return read.success ? read.output.incoming.socket.remoteAddress : undefined
}
