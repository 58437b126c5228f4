import { createHash } from 'node:crypto'

/**
 * The ETag of a reply before it is made: who asks (tenant), of which catalogue, what. Weak, because its compressed forms share it. A
 * matching one is answered 304 without touching a row.
 */
export function etagOf(...facts: readonly (string | number)[]): string {
  const hash = createHash('sha1').update(facts.join('\n')).digest('base64url').slice(0, 20)
  return `W/"${hash}"`
}

/** Whether the caller already has it (If-None-Match compares weakly; RFC 9110, section 13.1.2). */
export function callerHas(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === bare)
}
