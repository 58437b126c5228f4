import * as v from 'valibot'
import { type CallName, calls } from '#contract/calls.ts'
import { PartCard, type PartDetail } from '#contract/catalogue/catalogue.ts'
import { locales } from '#contract/locale/locales.ts'
import { localeOfKey, tenantOfKey } from './cache-key.ts'
import { type CacheId, callNameAt } from './caching.ts'
import type { ReplyStore } from './reply-store.ts'
import { runSeveralAtOnce } from './several-at-once.ts'
import { readFetchTime } from './stamp.ts'

/**
 * A part that was viewed on this device. If `isOpened` is set, the part's page was opened; otherwise the part was only a card in a list.
 */
type SeenPartContent = { isOpened: true; part: PartDetail } | { isOpened: false; part: PartCard }
/** A viewed part with the time of its data in ISO 8601 format. */
export type SeenPart = SeenPartContent & { asOf: string | null }

/** The parts that were viewed on this device, from cached replies. They are read once and kept in memory while the worker runs. */
export interface SeenPartCollection {
  partsOfTenant: (tenantId: string, locale?: string) => Promise<readonly SeenPart[]>
  /** Opens a cache like `storeOf` of `reply-store.ts`, and also updates the list of viewed parts when the cache changes. */
  storeOf: (id: CacheId) => ReplyStore
  /** Makes the next request read the caches again. Call it after other code has deleted cached replies. */
  markOutdated: () => void
}

const scannedCacheIds = ['parts', 'listings'] as const
const toSeenCards = (cards: readonly PartCard[]) => cards.map((part) => ({ isOpened: false as const, part }))

/**
 * The schemas below parse the replies that contain parts. `PartDetailReplySchema` returns the opened part and the parts that its page
 * lists.
 */
const PartDetailReplySchema = v.pipe(
  v.object({ result: calls.productDetail.result }),
  v.transform(({ result }): SeenPartContent[] => [{ isOpened: true, part: result }, ...toSeenCards(result.offers ?? [])]),
)
const SearchResultReplySchema = v.pipe(
  v.object({ result: v.object({ records: v.array(PartCard) }) }),
  v.transform(({ result }): SeenPartContent[] => toSeenCards(result.records)),
)
const PartsListReplySchema = v.pipe(
  v.object({ result: calls.partsList.result }),
  v.transform(({ result: { contains, usedIn } }): SeenPartContent[] =>
    toSeenCards([...contains.flatMap(({ part }) => part ?? []), ...usedIn]),
  ),
)
const seenPartSchemasByCall: Partial<Record<CallName, v.GenericSchema<unknown, SeenPartContent[]>>> = {
  productDetail: PartDetailReplySchema,
  partsList: PartsListReplySchema,
  aggregationSearch: SearchResultReplySchema,
  listByBackCategoryOrGroup: SearchResultReplySchema,
}

const MAX_PARALLEL_READS = 16
/** The caches are read again after this time, because another tab, or the browser, may delete cached replies without notice. */
const REREAD_INTERVAL_MS = 60 * 1000

/** Counts the opened parts of all shops on this device, which work offline. */
export const countSeenParts = async (store: ReplyStore): Promise<number> =>
  (await store.keys()).filter((key) => callNameAt(new URL(key)) === 'productDetail').length

async function readSeenParts(store: ReplyStore, key: string): Promise<readonly SeenPart[]> {
  const shape = seenPartSchemasByCall[callNameAt(new URL(key)) ?? 'search']
  const kept = shape === undefined ? null : await store.get(key)
  if (shape === undefined || kept === null) return []
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), await kept.clone().text())
  const asOf = readFetchTime(kept)
  return parsed.success ? parsed.output.map((seen) => ({ ...seen, asOf })) : []
}

/**
 * Tells whether one copy of a part is better than another: an opened part is better than a card, then the requested language, then the
 * newer copy.
 */
const isBetterCopy = (one: PartCopy, other: PartCopy) => {
  if (one.seen.isOpened !== other.seen.isOpened) return one.seen.isOpened
  return one.isInRequestedLocale === other.isInRequestedLocale ? (one.seen.asOf ?? '') > (other.seen.asOf ?? '') : one.isInRequestedLocale
}

interface PartCopy {
  seen: SeenPart
  /** Whether the copy is in the requested language. */
  isInRequestedLocale: boolean
}

function selectBestCopies(seen: Iterable<{ parts: readonly SeenPart[]; isInRequestedLocale: boolean }>): readonly SeenPart[] {
  const best = new Map<string, PartCopy>()
  for (const { parts, isInRequestedLocale } of seen)
    for (const one of parts) {
      const other = best.get(one.part.mcode)
      if (other === undefined || isBetterCopy({ seen: one, isInRequestedLocale }, other))
        best.set(one.part.mcode, { seen: one, isInRequestedLocale })
    }
  return [...best.values()].map((one) => one.seen)
}

/** Creates the list of viewed parts of a worker, which is empty until the first search. */
export function createSeenPartCollection(storeOf: (id: CacheId) => ReplyStore, now: () => number): SeenPartCollection {
  const replies = new Map<string, readonly SeenPart[]>()
  const lists = new Map<string, readonly SeenPart[]>()
  /** Keys of cached replies that have changed since they were read. */
  const changed = new Set<string>()
  let isCurrent = false
  let lookedAt = 0
  let running: Promise<void> | null = null

  /** Reads new replies, and drops deleted ones from the list. */
  async function rereadCaches(): Promise<void> {
    // Caches may change while they are read, so they are read until nothing has changed.
    while (!isCurrent) {
      isCurrent = true
      for (const key of changed) replies.delete(key)
      changed.clear()
      const here = new Set<string>()
      for (const store of scannedCacheIds.map(storeOf)) {
        const keys = (await store.keys()).filter((key) => seenPartSchemasByCall[callNameAt(new URL(key)) ?? 'search'] !== undefined)
        for (const key of keys) here.add(key)
        await runSeveralAtOnce(
          keys.filter((key) => !replies.has(key)),
          MAX_PARALLEL_READS,
          async (key) => replies.set(key, await readSeenParts(store, key)),
        )
      }
      for (const key of [...replies.keys()].filter((one) => !here.has(one))) replies.delete(key)
    }
    lookedAt = now()
    lists.clear()
  }

  const lookAgain = () => {
    isCurrent = false
  }

  return {
    markOutdated: lookAgain,
    storeOf(id) {
      const store = storeOf(id)
      const heard =
        <Given extends [string, ...unknown[]]>(change: (...given: Given) => Promise<void>) =>
        async (...given: Given) => {
          await change(...given)
          changed.add(given[0])
          lookAgain()
        }
      return id === 'parts' || id === 'listings' ? { ...store, put: heard(store.put), drop: heard(store.drop) } : store
    },
    async partsOfTenant(tenantId, locale = locales.default) {
      if (Math.abs(now() - lookedAt) >= REREAD_INTERVAL_MS) lookAgain()
      if (!isCurrent || running !== null) {
        running ??= rereadCaches().finally(() => {
          running = null
        })
        await running
      }
      const name = `${locale} ${tenantId}`
      const list =
        lists.get(name) ??
        selectBestCopies(
          [...replies]
            .filter(([key]) => tenantOfKey(key) === tenantId)
            .map(([key, parts]) => ({ parts, isInRequestedLocale: localeOfKey(key) === locale })),
        )
      lists.set(name, list)
      return list
    },
  }
}
