import { isIP, isIPv6 } from 'node:net'
import { expandIPv6 } from 'hono/utils/ipaddr'
import * as v from 'valibot'

/**
 * Returns the network address by which rate limits count. Each proxy appends the address of its caller to the forwarding header. With
 * `hops` proxies of our own, the client is entry number `hops` from the end. A caller can forge all entries before it. If there are fewer
 * entries, the request bypassed the outer proxies, and the first entry is used. An entry that is not an address is ignored. IPv6 addresses
 * are cut to their /64, because one household owns a whole /64.
 */
export function clientAddress(headers: Headers, socketAddress: string | undefined, hops: number): string {
  const forwarded = stripAddressPort(forwardedEntryOf(headers.get('X-Forwarded-For'), hops) ?? '')
  const address = isIP(forwarded) ? forwarded : stripAddressPort(socketAddress ?? '')
  return (isIPv6(address) ? networkPrefixOf(address) : address) || 'unknown'
}

/** Returns the scheme (`http` or `https`) of the client's connection to our outermost proxy, or undefined if no proxy reports it. */
export function forwardedProto(headers: Headers, hops: number): 'http' | 'https' | undefined {
  const proto = forwardedEntryOf(headers.get('X-Forwarded-Proto'), hops)?.toLowerCase()
  return proto === 'http' || proto === 'https' ? proto : undefined
}

/** Returns the entry that the outermost of our proxies added to a forwarding header. */
function forwardedEntryOf(list: string | null, hops: number): string | undefined {
  const entries = list?.split(',') ?? []
  return hops === 0 ? undefined : entries[Math.max(0, entries.length - hops)]?.trim()
}

/** Returns a network address without port and brackets. An IPv4 address in IPv6 notation becomes plain IPv4. */
const stripAddressPort = (address: string): string =>
  address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')

function networkPrefixOf(address: string): string {
  const groups = expandIPv6(address.toLowerCase().replace(/%.*$/, '')).split(':').slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

const NodeSocketBindings = v.object({ incoming: v.object({ socket: v.object({ remoteAddress: v.optional(v.string()) }) }) })

/**
 * Returns the network address of the connected client or proxy, as Hono's Node adapter provides it with each request. Undefined without a
 * socket.
 */
export function socketAddress(environment: unknown): string | undefined {
  const read = v.safeParse(NodeSocketBindings, environment)
  return read.success ? read.output.incoming.socket.remoteAddress : undefined
}
