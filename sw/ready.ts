import { calls } from '#contract/calls.ts'
import { queryStringOf } from '#contract/kernel/call-row.ts'
import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import type { MessageToPage } from '#contract/worker/messages.ts'
import type { WorkerContext } from './answer.ts'
import { tenantOfKey } from './cache-key.ts'
import { type CacheId, callNameAt } from './caching.ts'
import { type KeptConfig, readKeptConfig } from './kept-config.ts'
import { countSeenParts } from './kept-parts.ts'
import { cacheUrls } from './seen.ts'
import type { Shell } from './shell.ts'
import type { Store } from './store.ts'

/** Checks whether the shop works offline: all files of the build are whole, and configuration and category tree are cached. */
export async function checkOfflineState(
  shell: Pick<Shell, 'lacking'>,
  storeOf: (id: CacheId) => Store,
  origin: string,
): Promise<Extract<MessageToPage, { type: 'ready' }>> {
  const [lacking, config, categoryKeys, parts] = await Promise.all([
    shell.lacking(),
    readKeptConfig(storeOf('config'), origin),
    storeOf('categories').keys(),
    countSeenParts(storeOf('parts')),
  ])
  const hasTree =
    config !== null && categoryKeys.some((key) => tenantOfKey(key) === config.tenantId && callNameAt(new URL(key)) === 'categoryList')
  return { type: 'ready', ready: lacking.length === 0 && hasTree, parts }
}

/** Fetches what `checkOfflineState` found missing. Data comes first, because pages may request it at any time. */
export async function prepareForOffline(shell: Pick<Shell, 'fill'>, context: WorkerContext, origin: string): Promise<void> {
  const config = `${origin}/config.json`
  // The tenant is not known before the configuration is.
  await cacheUrls(context, origin, { tenantId: '' }, [config])
  const known = await readKeptConfig(context.storeOf('config'), origin)
  if (known !== null) await cacheUrls(context, origin, { tenantId: known.tenantId }, [categoryTreeUrl(known, origin)])
  await shell.fill()
}

const categoryTreeUrl = ({ baseUrl }: KeptConfig, origin: string) =>
  new URL(`${baseUrl}${calls.categoryList.path}?${queryStringOf(CATEGORY_LIST_INPUT)}`, origin).href
