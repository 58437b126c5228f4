import { CacheExpiration } from 'workbox-expiration'
import { type CacheId, cacheTable } from './caching.ts'

/** One cache of the cache table, by key. */
export interface Store {
  get: (key: string) => Promise<Response | null>
  put: (key: string, reply: Response) => Promise<void>
  drop: (key: string) => Promise<void>
  keys: () => Promise<string[]>
}

const SECONDS_A_DAY = 24 * 60 * 60
/** Counting a cache's entries reads all of them, so it is done only after this many additions; limits may be exceeded by that many. */
const COUNT_OUT_EVERY = 25
const ids = Object.keys(cacheTable) as CacheId[]
const expirations = new Map<CacheId, CacheExpiration>()
/** Additions since the worker started; a new worker counts with its first addition. */
const additions = new Map<CacheId, number>()

function expirationOf(id: CacheId): CacheExpiration {
  const { name, mostEntries, mostAgeDays } = cacheTable[id]
  const known =
    expirations.get(id) ??
    new CacheExpiration(name, { maxEntries: mostEntries, maxAgeSeconds: mostAgeDays * SECONDS_A_DAY, matchOptions: { ignoreVary: true } })
  expirations.set(id, known)
  return known
}

async function empty(id: CacheId): Promise<void> {
  await caches.delete(cacheTable[id].name)
  await expirationOf(id).delete()
}

/** At sign-out: deletes personal caches, and from the others each reply whose key contains a search text. */
export async function forgetPersonal(): Promise<void> {
  await Promise.all(ids.filter((id) => cacheTable[id].personal).map(empty))
  await Promise.all(SEARCHED.map(forgetSearches))
}

/** Caches with replies to searches. */
const SEARCHED: readonly CacheId[] = ['listings']

const isSearch = (key: string) => new URL(key).searchParams.has('searchStr')

/**
 * Workbox's time stamps contain the keys, also of deleted replies, and cannot be deleted individually. So all are deleted, and those of the
 * remaining replies are created anew, oldest first. Therefore a list may stay longer than its maximum age, by at most its age now.
 */
async function forgetSearches(id: CacheId): Promise<void> {
  const store = storeOf(id)
  const keys = await store.keys()
  await Promise.all(keys.filter(isSearch).map(store.drop))
  const expiration = expirationOf(id)
  await expiration.delete()
  for (const key of keys) if (!isSearch(key)) await expiration.updateTimestamp(key)
}

/** Deletes caches of earlier versions, which are not in this version's table. */
export async function deleteOldCaches(): Promise<void> {
  const wanted = new Set<string>(ids.map((id) => cacheTable[id].name))
  const old = (await caches.keys()).filter((name) => name.startsWith('armature-') && !wanted.has(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Opens the cache for each operation: if another tab clears the site data, a stored handle becomes invalid. */
export function storeOf(id: CacheId): Store {
  const open = () => caches.open(cacheTable[id].name)
  return {
    async get(key) {
      return (await (await open()).match(key, { ignoreVary: true })) ?? null
    },
    async put(key, reply) {
      try {
        await (await open()).put(key, reply)
      } catch (error) {
        if (!isFull(error)) throw error
        // The storage is full: pictures and lists are deleted to make room. This reply is not cached; the next one will be.
        await Promise.all(ids.filter((each) => cacheTable[each].givenUpWhenFull).map(empty))
        return
      }
      const expiration = expirationOf(id)
      await expiration.updateTimestamp(key)
      const added = additions.get(id) ?? 0
      additions.set(id, added + 1)
      if (added % COUNT_OUT_EVERY === 0) await expiration.expireEntries()
    },
    async drop(key) {
      await (await open()).delete(key, { ignoreVary: true })
    },
    async keys() {
      return (await (await open()).keys()).map((request) => request.url)
    },
  }
}
