import { BlockList, isIP } from 'node:net'

/** Returns the host name of a Host header, without port and in lower case. */
export const hostNameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')

/** Whether a host name always means the local machine, such as `localhost` or `127.0.0.1`. */
export const isLoopbackHost = (name: string): boolean => /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(name)

/** Returns the host and port that a request asks for, as the client wrote them. */
export const requestedHost = ({ headers, url }: Request): string => headers.get('Host') ?? new URL(url).host

/** Private and link-local network addresses (RFC 1918, 3927, 4193, 4291). */
const PRIVATE_ADDRESSES = new BlockList()
for (const [from, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE_ADDRESSES.addSubnet(from, bits)
for (const [from, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE_ADDRESSES.addSubnet(from, bits, 'ipv6')

/** Matches host names that cannot exist in the public DNS: names without a dot, and names that are reserved for private networks. */
const LOCAL_NETWORK_NAME = /^[^.]+$|\.(?:local|lan|home|internal|home\.arpa|test)$/

/** Whether a host name can exist only in a private network. */
export function isLocalNetworkHost(name: string): boolean {
  const address = name.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  return family === 0 ? LOCAL_NETWORK_NAME.test(name) : PRIVATE_ADDRESSES.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
