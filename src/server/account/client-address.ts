import { isIPv6 } from 'node:net'
import * as v from 'valibot'

/**
 * The network address that rate limits count by. Behind our own proxy it is the last entry of X-Forwarded-For, the only one that the caller cannot
 * choose. An IPv6 household owns a whole /64, so it counts as one.
 */
export function clientAddress(headers: Headers, socketAddress: string | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  const address = (forwarded || socketAddress || 'unknown').replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(address) ? networkOf(address) : address
}

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
