import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { CallResultOf } from '#contract/calls.ts'
import { NEWEST_PACK_FORMAT } from '#contract/packs/manifest.ts'
import { FULL_CATALOGUE_TITLE, type PackList, type SignedPackList } from '#contract/packs/pack-list.ts'
import type { Db } from '#server/db/open.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { loadNamesForRequest } from '#server/kernel/names.ts'
import { translateText } from '#server/kernel/words.ts'
import { readLastPackCheck } from './claim.ts'
import { ensureTenantKeys, signList } from './keys.ts'
import { FULL_PACK } from './members.ts'
import { type PackVersion, readOfferedVersions } from './versions.ts'

/** How long a list of packs may be out of date after another process has published new ones. The database is queried at most this often. */
const PACK_LIST_CACHE_MS = 1000
/** The maximum number of cached signed lists per database. There is one per shop and language, of some kilobytes. */
const MAX_SIGNED_LISTS = 200

interface OfferedPacks {
  versions: PackVersion[]
  /** When it was last checked that the packs are complete. Null: never. */
  lastCheckedAt: Date | null
  /** The number of parts in the whole shop. */
  totalParts: number
}

interface PackListCache {
  /** The packs that are offered, by tenant, and when they were read. */
  offeredPacks: Map<string, { readAtMs: number; packs: Promise<OfferedPacks> }>
  /** Signed lists by tenant and text of the list, because equal lists have equal signatures. */
  signedLists: LRUCache<string, SignedPackList>
}

const packListCaches = new WeakMap<Db, PackListCache>()

function packListCacheOf(db: Db): PackListCache {
  const known = packListCaches.get(db) ?? {
    offeredPacks: new Map(),
    signedLists: new LRUCache<string, SignedPackList>({ max: MAX_SIGNED_LISTS }),
  }
  packListCaches.set(db, known)
  return known
}

/** Removes the list of packs from the cache, so that the next call reads it again. */
export const clearPackListCache = (db: Db, tenantId: string): void => void packListCacheOf(db).offeredPacks.delete(tenantId)

function currentOfferedPacks({ db, clock, tenantId }: Pick<RequestContext, 'db' | 'clock' | 'tenantId'>): Promise<OfferedPacks> {
  const { offeredPacks } = packListCacheOf(db)
  const known = offeredPacks.get(tenantId)
  if (known !== undefined && Math.abs(clock.now() - known.readAtMs) < PACK_LIST_CACHE_MS) return known.packs
  const now = readOfferedPacks(db, tenantId)
  offeredPacks.set(tenantId, { readAtMs: clock.now(), packs: now })
  now.catch(() => offeredPacks.delete(tenantId))
  return now
}

async function readOfferedPacks(db: Db, tenantId: string): Promise<OfferedPacks> {
  const versions = await readOfferedVersions(db, tenantId)
  const { doneAt } = await readLastPackCheck(db, tenantId)
  return {
    versions,
    lastCheckedAt: doneAt,
    totalParts: versions.find(({ id }) => id === FULL_PACK)?.parts ?? (await countParts(db, tenantId)),
  }
}

/** Counts the shop's parts. Used while the pack of everything, which is built last, does not exist. */
async function countParts(db: Db, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('part')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return count
}

type PackListRequest = Pick<RequestContext, 'db' | 'clock' | 'tenant' | 'tenantId' | 'locale'>

/** Returns the signed list of a shop's packs, with titles in the caller's language. Empty before the first build. */
export async function answerPackList(ask: PackListRequest): Promise<CallResultOf<'packs'>> {
  const { versions, lastCheckedAt, totalParts } = await currentOfferedPacks(ask)
  const names = await loadNamesForRequest(
    ask,
    versions.map(({ title }) => title),
  )
  const titleOf = ({ id, title }: PackVersion) => (id === FULL_PACK ? translateText(ask.locale, FULL_CATALOGUE_TITLE) : names(title))
  const list: PackList = {
    format: NEWEST_PACK_FORMAT,
    tenantId: ask.tenantId,
    // An unchanged pack is as current as a new one, so it gets the time of the last check of all packs.
    madeAt: (lastCheckedAt ?? new Date(0)).toISOString(),
    packs: versions.map((one) => ({
      ...{ id: one.id, title: titleOf(one), parts: one.parts, totalParts, bytes: one.bytes, version: one.version },
      ...{ madeAt: one.madeAt.toISOString(), manifest: one.manifest },
    })),
  }
  return signedPackListOf(ask, JSON.stringify(list))
}

async function signedPackListOf({ db, clock, tenantId }: PackListRequest, text: string): Promise<SignedPackList> {
  const memory = packListCacheOf(db).signedLists
  const key = `${tenantId} ${text}`
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = await signList(text, await ensureTenantKeys(db, tenantId, clock.now()))
  memory.set(key, made)
  return made
}
