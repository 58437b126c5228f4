import type { PackCatalogues } from '#data/packs/pack-catalogue.ts'
import type { CacheId } from './caching.ts'
import type { ReplyStore } from './reply-store.ts'
import type { SeenPartCollection } from './seen-part-collection.ts'

/** The data on this device from which requests are answered. */
export interface OfflineSources {
  packsOf: (tenantId: string) => PackCatalogues
  seenParts: Pick<SeenPartCollection, 'partsOfTenant'>
  /** Opens a cache of replies; absent if none are kept. */
  storeOf?: (id: CacheId) => ReplyStore
  /** Returns the current time in milliseconds since 1970. */
  now: () => number
}

/** A call that the network did not answer. */
export interface OfflineCall {
  url: URL
  tenantId: string
  locale: string
}

/** A reply from the catalogue packs. `isFound` is false if the packs say that the part does not exist. */
export interface PackReply {
  reply: Response
  isFound: boolean
}
