import { BlockList, isIP } from 'node:net'

/** Host header without port, lower case. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')

/** Whether a name can mean nothing but this machine, whoever asks. */
export const isThisMachine = (name: string): boolean => /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(name)

/** The host that a request asks, with its port, as its sender says it. */
export const askedHost = ({ headers, url }: Request): string => headers.get('Host') ?? new URL(url).host

/** Addresses that the internet does not reach (RFC 1918, 3927, 4193, 4291). */
const OWN = new BlockList()
for (const [from, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  OWN.addSubnet(from, bits)
for (const [from, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OWN.addSubnet(from, bits, 'ipv6')

/** Names that no registry of the internet gives: those without a dot, and those that are kept for a network of one's own. */
const OWN_NAME = /^[^.]+$|\.(?:local|lan|home|internal|home\.arpa|test)$/

/** Whether a host name, as it stands in an address, can mean only something in a network of one's own. */
export function isOwnNetwork(name: string): boolean {
  const address = name.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  return family === 0 ? OWN_NAME.test(name) : OWN.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
