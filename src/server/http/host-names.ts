/** Host header without port, lower case. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')

/** Whether a name can mean nothing but this machine, whoever asks. */
export const isThisMachine = (name: string): boolean => /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(name)

/** The host that a request asks, with its port, as its sender says it. */
export const askedHost = ({ headers, url }: Request): string => headers.get('Host') ?? new URL(url).host
