import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ResultOf } from '#contract/calls.ts'
import { PACK_FORMAT } from '#contract/packs/manifest.ts'
import { EVERYTHING_TITLE, type PackList, type SignedPackList } from '#contract/packs/pack-list.ts'
import type { Db } from '#server/db/open.ts'
import type { Ask } from '#server/kernel/ask.ts'
import { namesFor } from '#server/kernel/names.ts'
import { translateText } from '#server/kernel/words.ts'
import { lastDone } from './claim.ts'
import { packKeys, signList } from './keys.ts'
import { ALL } from './members.ts'
import { offeredVersions, type PackVersion } from './versions.ts'

/** How long a list of packs may be out of date after another process has published new ones. The database is queried at most this often. */
const LIST_FRESH_MS = 1000
/** The maximum number of cached signed lists per database. There is one per shop and language, of some kilobytes. */
const MAX_SIGNED = 200

interface OfferedPacks {
  versions: PackVersion[]
  /** When it was last checked that the packs are complete. Null: never. */
  doneAt: Date | null
  /** The number of parts in the whole shop. */
  totalParts: number
}

interface Kept {
  /** The packs that are offered, by tenant, and when they were read. */
  offered: Map<string, { at: number; now: Promise<OfferedPacks> }>
  /** Signed lists by tenant and text of the list, because equal lists have equal signatures. */
  signed: LRUCache<string, SignedPackList>
}

const kept = new WeakMap<Db, Kept>()

function keptOf(db: Db): Kept {
  const known = kept.get(db) ?? { offered: new Map(), signed: new LRUCache<string, SignedPackList>({ max: MAX_SIGNED }) }
  kept.set(db, known)
  return known
}

/** Removes the list of packs from the cache, so that the next call reads it again. */
export const forgetList = (db: Db, tenantId: string): void => void keptOf(db).offered.delete(tenantId)

function offeredNow({ db, clock, tenantId }: Pick<Ask, 'db' | 'clock' | 'tenantId'>): Promise<OfferedPacks> {
  const { offered } = keptOf(db)
  const known = offered.get(tenantId)
  if (known !== undefined && Math.abs(clock.now() - known.at) < LIST_FRESH_MS) return known.now
  const now = readOffered(db, tenantId)
  offered.set(tenantId, { at: clock.now(), now })
  now.catch(() => offered.delete(tenantId))
  return now
}

async function readOffered(db: Db, tenantId: string): Promise<OfferedPacks> {
  const versions = await offeredVersions(db, tenantId)
  const { doneAt } = await lastDone(db, tenantId)
  return { versions, doneAt, totalParts: versions.find(({ id }) => id === ALL)?.parts ?? (await countParts(db, tenantId)) }
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

type Asked = Pick<Ask, 'db' | 'clock' | 'tenant' | 'tenantId' | 'locale'>

/** Returns the signed list of a shop's packs, with titles in the caller's language. Empty before the first build. */
export async function packs(ask: Asked): Promise<ResultOf<'packs'>> {
  const { versions, doneAt, totalParts } = await offeredNow(ask)
  const names = await namesFor(
    ask,
    versions.map(({ title }) => title),
  )
  const titleOf = ({ id, title }: PackVersion) => (id === ALL ? translateText(ask.locale, EVERYTHING_TITLE) : names(title))
  const list: PackList = {
    format: PACK_FORMAT,
    tenantId: ask.tenantId,
    // An unchanged pack is as current as a new one, so it gets the time of the last check of all packs.
    madeAt: (doneAt ?? new Date(0)).toISOString(),
    packs: versions.map((one) => ({
      ...{ id: one.id, title: titleOf(one), parts: one.parts, totalParts, bytes: one.bytes, version: one.version },
      ...{ madeAt: one.madeAt.toISOString(), manifest: one.manifest },
    })),
  }
  return signed(ask, JSON.stringify(list))
}

async function signed({ db, clock, tenantId }: Asked, text: string): Promise<SignedPackList> {
  const memory = keptOf(db).signed
  const key = `${tenantId} ${text}`
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = await signList(text, await packKeys(db, tenantId, clock.now()))
  memory.set(key, made)
  return made
}
