import * as v from 'valibot'
import { type CallName, calls } from '#contract/calls.ts'
import { PartCard, type PartDetail } from '#contract/catalogue.ts'
import { locales } from '#contract/locales.ts'
import { localeOfKey, tenantOfKey } from './cache-key.ts'
import { type CacheId, callAt } from './caching.ts'
import { severalAtOnce } from './several-at-once.ts'
import { fetchedAt } from './stamp.ts'
import type { Store } from './store.ts'

/** A viewed part. `opened`: its page; otherwise only its card in a list. */
type Seen = { opened: true; part: PartDetail } | { opened: false; part: PartCard }
/** A viewed part with the time of its data, ISO 8601. */
export type SeenPart = Seen & { asOf: string | null }

/** The viewed parts on this device, from cached replies: read once and held in memory while the worker runs. */
export interface KeptParts {
  of: (tenantId: string, locale?: string) => Promise<readonly SeenPart[]>
  /** Opens the stores as usual, and keeps the list informed of their changes. */
  storeOf: (id: CacheId) => Store
  /** Invalidates the list after other deletions. */
  lookAgain: () => void
}

const stores = ['parts', 'listings'] as const
const asListed = (cards: readonly PartCard[]) => cards.map((part) => ({ opened: false as const, part }))

/** Replies that contain parts, and their position in the result: the opened part and those listed on its page. */
const Opened = v.pipe(
  v.object({ result: calls.productDetail.result }),
  v.transform(({ result }): Seen[] => [{ opened: true, part: result }, ...asListed(result.offers ?? [])]),
)
const Listed = v.pipe(
  v.object({ result: v.object({ records: v.array(PartCard) }) }),
  v.transform(({ result }): Seen[] => asListed(result.records)),
)
const InPartsList = v.pipe(
  v.object({ result: calls.partsList.result }),
  v.transform(({ result: { contains, usedIn } }): Seen[] => asListed([...contains.flatMap(({ part }) => part ?? []), ...usedIn])),
)
const shapes: Partial<Record<CallName, v.GenericSchema<unknown, Seen[]>>> = {
  productDetail: Opened,
  partsList: InPartsList,
  aggregationSearch: Listed,
  listByBackCategoryOrGroup: Listed,
}

const READ_AT_ONCE = 16
/** Another tab, or the browser, may delete cached replies without notice. */
const LOOK_AGAIN_AFTER_MS = 60 * 1000

/** The number of opened parts on this device, of any shop, which work offline. */
export const countSeenParts = async (store: Store): Promise<number> =>
  (await store.keys()).filter((key) => callAt(new URL(key)) === 'productDetail').length

async function read(store: Store, key: string): Promise<readonly SeenPart[]> {
  const shape = shapes[callAt(new URL(key)) ?? 'search']
  const kept = shape === undefined ? null : await store.get(key)
  if (shape === undefined || kept === null) return []
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), await kept.clone().text())
  const asOf = fetchedAt(kept)
  return parsed.success ? parsed.output.map((seen) => ({ ...seen, asOf })) : []
}

/** Selects between two copies of a part: opened before card, then the requested language, then the newer one. */
const isBetter = (one: Candidate, other: Candidate) => {
  if (one.seen.opened !== other.seen.opened) return one.seen.opened
  return one.own === other.own ? (one.seen.asOf ?? '') > (other.seen.asOf ?? '') : one.own
}

interface Candidate {
  seen: SeenPart
  /** Whether it is in the requested language. */
  own: boolean
}

function eachOnce(seen: Iterable<{ parts: readonly SeenPart[]; own: boolean }>): readonly SeenPart[] {
  const best = new Map<string, Candidate>()
  for (const { parts, own } of seen)
    for (const one of parts) {
      const other = best.get(one.part.mcode)
      if (other === undefined || isBetter({ seen: one, own }, other)) best.set(one.part.mcode, { seen: one, own })
    }
  return [...best.values()].map((one) => one.seen)
}

/** The list of a worker, empty until the first search. */
export function createKeptParts(storeOf: (id: CacheId) => Store, now: () => number): KeptParts {
  const replies = new Map<string, readonly SeenPart[]>()
  const lists = new Map<string, readonly SeenPart[]>()
  /** Keys whose reply has changed. */
  const changed = new Set<string>()
  let isCurrent = false
  let lookedAt = 0
  let running: Promise<void> | null = null

  /** Reads new replies, and drops deleted ones. */
  async function look(): Promise<void> {
    // Changes during the loop require another round.
    while (!isCurrent) {
      isCurrent = true
      for (const key of changed) replies.delete(key)
      changed.clear()
      const here = new Set<string>()
      for (const store of stores.map(storeOf)) {
        const keys = (await store.keys()).filter((key) => shapes[callAt(new URL(key)) ?? 'search'] !== undefined)
        for (const key of keys) here.add(key)
        await severalAtOnce(
          keys.filter((key) => !replies.has(key)),
          READ_AT_ONCE,
          async (key) => replies.set(key, await read(store, key)),
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
    lookAgain,
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
    async of(tenantId, locale = locales.default) {
      if (Math.abs(now() - lookedAt) >= LOOK_AGAIN_AFTER_MS) lookAgain()
      if (!isCurrent || running !== null) {
        running ??= look().finally(() => {
          running = null
        })
        await running
      }
      const name = `${locale} ${tenantId}`
      const list =
        lists.get(name) ??
        eachOnce(
          [...replies]
            .filter(([key]) => tenantOfKey(key) === tenantId)
            .map(([key, parts]) => ({ parts, own: localeOfKey(key) === locale })),
        )
      lists.set(name, list)
      return list
    },
  }
}
