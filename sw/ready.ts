import { calls } from '#contract/calls.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import type { MessageToPage } from '#contract/worker/messages.ts'
import type { WorkerContext } from './answer.ts'
import type { AppShellCache } from './app-shell-cache.ts'
import { tenantOfKey } from './cache-key.ts'
import { type CachedConfig, readCachedConfig } from './cached-config.ts'
import { type CacheId, callNameAt } from './caching.ts'
import type { ReplyStore } from './reply-store.ts'
import { cacheUrls } from './seen.ts'
import { countSeenParts } from './seen-part-collection.ts'

/** Checks whether the shop works offline: all files of the build are whole, and configuration and category tree are cached. */
export async function checkOfflineState(
  shell: Pick<AppShellCache, 'findMissingFiles'>,
  storeOf: (id: CacheId) => ReplyStore,
  origin: string,
): Promise<Extract<MessageToPage, { type: 'ready' }>> {
  const [lacking, config, categoryKeys, parts] = await Promise.all([
    shell.findMissingFiles(),
    readCachedConfig(storeOf('config'), origin),
    storeOf('categories').keys(),
    countSeenParts(storeOf('parts')),
  ])
  const hasTree =
    config !== null && categoryKeys.some((key) => tenantOfKey(key) === config.tenantId && callNameAt(new URL(key)) === 'categoryList')
  return { type: 'ready', ready: lacking.length === 0 && hasTree, parts }
}

/**
 * Fetches what `checkOfflineState` found missing. Configuration and category tree come first, because pages may request them at any time.
 */
export async function prepareForOffline(
  shell: Pick<AppShellCache, 'fetchMissingFiles'>,
  context: WorkerContext,
  origin: string,
): Promise<void> {
  const config = `${origin}/config.json`
  // The tenant is not known before the configuration is.
  await cacheUrls(context, origin, { tenantId: '' }, [config])
  const known = await readCachedConfig(context.storeOf('config'), origin)
  if (known !== null) await cacheUrls(context, origin, { tenantId: known.tenantId }, [categoryTreeUrl(known, origin)])
  await shell.fetchMissingFiles()
}

const categoryTreeUrl = ({ baseUrl }: CachedConfig, origin: string) =>
  new URL(`${baseUrl}${calls.categoryList.path}?${queryStringOf(CATEGORY_LIST_INPUT)}`, origin).href
