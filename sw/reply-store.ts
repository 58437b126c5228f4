import { CacheExpiration } from 'workbox-expiration'
import { type CacheId, cacheTable } from './caching.ts'

/** One cache of the cache table, with its replies by key. */
export interface ReplyStore {
  get: (key: string) => Promise<Response | null>
  put: (key: string, reply: Response) => Promise<void>
  drop: (key: string) => Promise<void>
  keys: () => Promise<string[]>
}

const SECONDS_PER_DAY = 24 * 60 * 60
/**
 * Number of additions after which the entries of a cache are counted. Counting reads all of them, so limits may be exceeded by this number.
 */
const ADDITIONS_PER_EXPIRY_CHECK = 25
const cacheIds = Object.keys(cacheTable) as CacheId[]
const expirationsByCache = new Map<CacheId, CacheExpiration>()
/** Number of additions to each cache since the worker started. A new worker counts the entries with its first addition. */
const additionsByCache = new Map<CacheId, number>()

function expirationOf(id: CacheId): CacheExpiration {
  const { name, maxEntries, maxAgeDays } = cacheTable[id]
  const known =
    expirationsByCache.get(id) ??
    new CacheExpiration(name, { maxEntries, maxAgeSeconds: maxAgeDays * SECONDS_PER_DAY, matchOptions: { ignoreVary: true } })
  expirationsByCache.set(id, known)
  return known
}

async function emptyCache(id: CacheId): Promise<void> {
  await caches.delete(cacheTable[id].name)
  await expirationOf(id).delete()
}

/**
 * Deletes what concerns the user at sign-out: personal caches completely, and from the others each reply whose key contains a search text.
 */
export async function emptyPersonalCaches(): Promise<void> {
  await Promise.all(cacheIds.filter((id) => cacheTable[id].isPersonal).map(emptyCache))
  await Promise.all(CACHES_WITH_SEARCHES.map(deleteSearchReplies))
}

/** Caches that contain replies to searches. */
const CACHES_WITH_SEARCHES: readonly CacheId[] = ['listings']

const isSearchReplyKey = (key: string) => new URL(key).searchParams.has('searchStr')

/**
 * Deletes replies to searches from a cache. The time stamps of Workbox contain the keys, even those of deleted replies, and cannot be
 * deleted one by one. So all time stamps are deleted, and those of the remaining replies are written again, oldest first. A list may
 * therefore stay in the cache longer than its maximum age, by at most its current age.
 */
async function deleteSearchReplies(id: CacheId): Promise<void> {
  const store = openCacheStore(id)
  const keys = await store.keys()
  await Promise.all(keys.filter(isSearchReplyKey).map(store.drop))
  const expiration = expirationOf(id)
  await expiration.delete()
  for (const key of keys) if (!isSearchReplyKey(key)) await expiration.updateTimestamp(key)
}

/** Deletes caches of earlier versions, which are not in the cache table of this version. */
export async function deleteOldCaches(): Promise<void> {
  const wanted = new Set<string>(cacheIds.map((id) => cacheTable[id].name))
  const old = (await caches.keys()).filter((name) => name.startsWith('armature-') && !wanted.has(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

const isQuotaError = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/**
 * Opens one cache of the table. The cache is opened again for each operation, because its handle becomes invalid when another tab clears
 * the site data.
 */
export function openCacheStore(id: CacheId): ReplyStore {
  const open = () => caches.open(cacheTable[id].name)
  return {
    async get(key) {
      return (await (await open()).match(key, { ignoreVary: true })) ?? null
    },
    async put(key, reply) {
      try {
        await (await open()).put(key, reply)
      } catch (error) {
        if (!isQuotaError(error)) throw error
        // The storage is full, so the caches of pictures and lists are emptied. This reply is not cached; later replies will be.
        await Promise.all(cacheIds.filter((each) => cacheTable[each].isClearedWhenFull).map(emptyCache))
        return
      }
      const expiration = expirationOf(id)
      await expiration.updateTimestamp(key)
      const added = additionsByCache.get(id) ?? 0
      additionsByCache.set(id, added + 1)
      if (added % ADDITIONS_PER_EXPIRY_CHECK === 0) await expiration.expireEntries()
    },
    async drop(key) {
      await (await open()).delete(key, { ignoreVary: true })
    },
    async keys() {
      return (await (await open()).keys()).map((request) => request.url)
    },
  }
}
