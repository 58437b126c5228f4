import { TENANT_HEADER } from '#contract/envelope.ts'

/** Not a parameter that any call takes, so it cannot meet one. */
const TENANT_PARAM = '~tenant'

/** Under which address a reply is kept: its own, and whose shop it is from. One address asked for two tenants is two replies. */
export function cacheKey(address: string, tenantId: string | null): string {
  const url = new URL(address)
  url.hash = ''
  if (tenantId !== null) url.searchParams.append(TENANT_PARAM, tenantId)
  return url.href
}

export const tenantOf = (request: Request): string | null => request.headers.get(TENANT_HEADER)

/** Whose reply is kept under a key. */
export const tenantOfKey = (key: string): string | null => new URL(key).searchParams.get(TENANT_PARAM)
