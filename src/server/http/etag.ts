import { hash } from 'node:crypto'

/**
 * Computes a reply's ETag before the reply is built, from the data that determines it: tenant, catalogue version, call and input. The ETag
 * is weak, because compressed variants share it. If the caller sends the same ETag, the reply is status 304 without any query.
 */
export function etagOf(...facts: readonly (string | number)[]): string {
  return `W/"${hash('sha1', facts.join('\n'), 'base64url').slice(0, 20)}"`
}

/** Whether the caller already has the reply, by the weak comparison of the If-None-Match header (RFC 9110, section 13.1.2). */
export function callerHasEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === bare)
}
