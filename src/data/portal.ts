/**
 * Whether a network's own page stands in the place of a call's answer: HTML with HTTP 200. A gateway's apology says 502, and the shop
 * answers calls in JSON only.
 */
export const isPortal = ({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean =>
  ok && headers.get('content-type')?.startsWith('text/html') === true

/** In the query of the shop's own address: it is to be asked of the network, past what is kept, so that the network shows its page. */
export const PORTAL_PARAM = 'network-sign-in'
