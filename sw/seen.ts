import { LANGUAGE_HEADER, TENANT_HEADER } from '#contract/envelope.ts'
import { locales } from '#contract/locales.ts'
import { keep, type WorkerContext } from './answer.ts'
import { cacheKey } from './cache-key.ts'
import { cacheFor, cacheTable } from './caching.ts'
import { severalAtOnce } from './several-at-once.ts'
import { fetchedAt } from './stamp.ts'

const AT_A_TIME = 4

/** For whom something is kept. What was fetched before `olderThan`, milliseconds since 1970, is fetched again. */
export interface KeepFor {
  tenantId: string
  locale?: string
  olderThan?: number
}

/**
 * Keeps what a page loaded before this worker answered for it (the first visit), so that everything that was seen is there afterwards.
 * The browser's own cache spares most of the traffic. What cannot be fetched now is left out.
 */
export async function keepSeen(
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
  // What bears no date is of nobody knows when, and stays.
  if (kept !== null && !(Date.parse(fetchedAt(kept) ?? '') < olderThan)) return
  try {
    const reply = await context.network.ask(
      new Request(address, {
        headers: byTenant ? { Accept: 'application/json', [TENANT_HEADER]: tenantId, [LANGUAGE_HEADER]: locale } : {},
      }),
    )
    await keep(context, id, key, reply)
  } catch {
    // The network went away just now; the page keeps this address the next time it asks for it.
    return
  }
}
