import * as v from 'valibot'
import { getCacheKeyForURL } from 'workbox-precaching'
import { cacheNames } from 'workbox-core'
import type { ToPage } from '#contract/messages.ts'
import { cacheKey, tenantOfKey } from './cache-key.ts'
import { callAt, type CacheId } from './caching.ts'
import { countSeenParts } from './seen-parts.ts'
import type { Store } from './store.ts'

const Config = v.object({ tenantId: v.string() })

/** Whether the shop opens on this device with no network at all: the shell, its configuration and the category tree are here, looked up and not assumed. */
export async function howReady(shell: readonly string[], storeOf: (id: CacheId) => Store, origin: string): Promise<ToPage> {
  const [shellIsHere, tenantId, categoryKeys, parts] = await Promise.all([
    hasShell(shell),
    knownTenant(storeOf('config'), origin),
    storeOf('categories').keys(),
    countSeenParts(storeOf('parts')),
  ])
  const hasTree = categoryKeys.some((key) => tenantOfKey(key) === tenantId && callAt(new URL(key)) === 'categoryList')
  return { type: 'ready', ready: shellIsHere && tenantId !== null && hasTree, parts }
}

async function hasShell(shell: readonly string[]): Promise<boolean> {
  const cache = await caches.open(cacheNames.precache)
  const here = new Set((await cache.keys()).map((request) => request.url))
  return shell.every((address) => here.has(getCacheKeyForURL(address) ?? ''))
}

async function knownTenant(store: Store, origin: string): Promise<string | null> {
  const kept = await store.get(cacheKey(`${origin}/config.json`, null))
  const config = kept === null ? null : v.safeParse(Config, await kept.clone().json())
  return config?.success ? config.output.tenantId : null
}
