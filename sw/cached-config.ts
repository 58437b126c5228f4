import * as v from 'valibot'
import { cacheKey } from './cache-key.ts'
import type { ReplyStore } from './reply-store.ts'

const CachedConfigSchema = v.object({
  tenantId: v.string(),
  baseUrl: v.string(),
  imageBaseUrl: v.optional(v.string(), '/images'),
  packKey: v.optional(v.string()),
})
export type CachedConfig = v.InferOutput<typeof CachedConfigSchema>

/** Returns the cached configuration of this origin's shop; null if it is not cached. */
export async function readCachedConfig(store: ReplyStore, origin: string): Promise<CachedConfig | null> {
  const kept = await store.get(cacheKey(`${origin}/config.json`, null))
  const config = kept === null ? null : v.safeParse(CachedConfigSchema, await kept.clone().json())
  return config?.success ? config.output : null
}
