/**
 * Tells whether a captive portal answered a call: with HTML and HTTP 200. The error page of a gateway has status 502, and the shop answers
 * calls only in JSON.
 */
export const isCaptivePortalReply = ({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean =>
  ok && headers.get('content-type')?.startsWith('text/html') === true

/** A query parameter of the shop's own URL that makes the worker bypass its cache, so that a captive portal can show its page. */
export const CAPTIVE_PORTAL_PARAMETER = 'network-sign-in'
