import * as v from 'valibot'
import { cacheKey } from './cache-key.ts'
import type { Store } from './store.ts'

const KeptConfigSchema = v.object({
  tenantId: v.string(),
  baseUrl: v.string(),
  imageBaseUrl: v.optional(v.string(), '/images'),
  packKey: v.optional(v.string()),
})
export type KeptConfig = v.InferOutput<typeof KeptConfigSchema>

/** Returns the cached configuration of this origin's shop; null if it is not cached. */
export async function readKeptConfig(store: Store, origin: string): Promise<KeptConfig | null> {
  const kept = await store.get(cacheKey(`${origin}/config.json`, null))
  const config = kept === null ? null : v.safeParse(KeptConfigSchema, await kept.clone().json())
  return config?.success ? config.output : null
}
