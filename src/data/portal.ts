/**
 * Whether a captive portal answered a call: HTML with HTTP 200. A gateway's error page has status 502, and the shop answers calls in JSON
 * only.
 */
export const isPortal = ({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean =>
  ok && headers.get('content-type')?.startsWith('text/html') === true

/** A query parameter of the shop's own URL: the worker must bypass its cache, so that a captive portal shows its page. */
export const PORTAL_PARAM = 'network-sign-in'
