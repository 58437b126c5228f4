import { LANGUAGE_HEADER, TENANT_HEADER } from '#contract/envelope.ts'
import { locales } from '#contract/locale/locales.ts'
import { cacheReply, type WorkerContext } from './answer.ts'
import { cacheKey } from './cache-key.ts'
import { cacheIdFor, cacheTable } from './caching.ts'
import { runSeveralAtOnce } from './several-at-once.ts'
import { readFetchTime } from './stamp.ts'

const PARALLEL_URLS = 4

/**
 * For which shop and language replies are cached. Replies fetched before `refetchIfOlderThanMs` (milliseconds since 1970) are fetched
 * again.
 */
export interface CacheTarget {
  tenantId: string
  locale?: string
  refetchIfOlderThanMs?: number
}

/**
 * Caches what a page loaded before the worker controlled it, on the first visit. The HTTP cache avoids most traffic. Failures are skipped.
 */
export async function cacheUrls(
  context: WorkerContext,
  origin: string,
  { tenantId, locale = locales.default, refetchIfOlderThanMs = 0 }: CacheTarget,
  urls: readonly string[],
): Promise<void> {
  await runSeveralAtOnce(new Set(urls), PARALLEL_URLS, (address) =>
    cacheOneUrl(context, origin, { tenantId, locale, refetchIfOlderThanMs }, address),
  )
}

async function cacheOneUrl(
  context: WorkerContext,
  origin: string,
  { tenantId, locale, refetchIfOlderThanMs }: Required<CacheTarget>,
  address: string,
): Promise<void> {
  const url = new URL(address)
  const id = cacheIdFor({ url, isSameOrigin: url.origin === origin, destination: '', mode: 'cors', tenantId })
  if (id === null) return
  const { isKeyedByTenant } = cacheTable[id]
  const key = isKeyedByTenant ? cacheKey(address, tenantId, locale) : cacheKey(address, null)
  const kept = await context.storeOf(id).get(key)
  // A reply without a date has an unknown age and is not fetched again.
  if (kept !== null && !(Date.parse(readFetchTime(kept) ?? '') < refetchIfOlderThanMs)) return
  try {
    const reply = await context.network.fetchReply(
      new Request(address, {
        headers: isKeyedByTenant ? { Accept: 'application/json', [TENANT_HEADER]: tenantId, [LANGUAGE_HEADER]: locale } : {},
      }),
    )
    await cacheReply(context, id, key, reply)
  } catch {
    // The network was just lost. The reply is cached with the page's next request.
    return
  }
}
