import { LANGUAGE_HEADER, TENANT_HEADER } from '#contract/envelope.ts'
import { locales } from '#contract/locale/locales.ts'
import { cacheReply, type WorkerContext } from './answer.ts'
import { cacheKey } from './cache-key.ts'
import { cacheFor, cacheTable } from './caching.ts'
import { severalAtOnce } from './several-at-once.ts'
import { fetchedAt } from './stamp.ts'

const AT_A_TIME = 4

/** For which shop and language replies are cached. Replies fetched before `olderThan` (milliseconds since 1970) are fetched again. */
export interface KeepFor {
  tenantId: string
  locale?: string
  olderThan?: number
}

/**
 * Caches what a page loaded before the worker controlled it, on the first visit. The HTTP cache avoids most traffic. Failures are skipped.
 */
export async function cacheUrls(
  context: WorkerContext,
  origin: string,
  { tenantId, locale = locales.default, olderThan = 0 }: KeepFor,
  urls: readonly string[],
): Promise<void> {
  await severalAtOnce(new Set(urls), AT_A_TIME, (address) => keepOne(context, origin, { tenantId, locale, olderThan }, address))
}

async function keepOne(
  context: WorkerContext,
  origin: string,
  { tenantId, locale, olderThan }: Required<KeepFor>,
  address: string,
): Promise<void> {
  const url = new URL(address)
  const id = cacheFor({ url, sameOrigin: url.origin === origin, destination: '', mode: 'cors', tenantId })
  if (id === null) return
  const { byTenant } = cacheTable[id]
  const key = byTenant ? cacheKey(address, tenantId, locale) : cacheKey(address, null)
  const kept = await context.storeOf(id).get(key)
  // A reply without a date has an unknown age and is not fetched again.
  if (kept !== null && !(Date.parse(fetchedAt(kept) ?? '') < olderThan)) return
  try {
    const reply = await context.network.ask(
      new Request(address, {
        headers: byTenant ? { Accept: 'application/json', [TENANT_HEADER]: tenantId, [LANGUAGE_HEADER]: locale } : {},
      }),
    )
    await cacheReply(context, id, key, reply)
  } catch {
    // The network was just lost. The reply is cached with the page's next request.
    return
  }
}
