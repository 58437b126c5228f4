import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { namesIn } from '#search/catalogue/frame-bytes.ts'
import { offersAt } from '#search/catalogue/offers.ts'
import type { RecordsOf } from '#search/records/segment-records.ts'
import { type HeldLive, type HeldPack, heldLiveOf, heldPackOf, indexBytesOf } from './held-pack.ts'
import { joinedPacks, madeAtMs, type PricedPack } from './joined-packs.ts'
import type { PackStore } from './open.ts'
import { missingTitles, type PackScope, totalOf } from './pack-scope.ts'
import type { InstalledPack, LiveColumns } from './schema.ts'
import { oldestOf, type PackDates, packStamp, readPackDates, snapshotPacks } from './snapshot.ts'

/** The installed packs of a shop as one searchable catalogue. */
export interface PackCatalogue extends PackDates {
  catalogue: Catalogue
  records: RecordsOf
  scope: PackScope
  /** Returns a function that translates one of the shop's names to a language, if the catalogue packs contain the translation. */
  namesIn: (locale: string) => (text: string) => string
}

/** The result of checking the installed catalogue packs. */
export interface PacksHere {
  /** The packs as one catalogue; null if none can be read. */
  packs: PackCatalogue | null
  /** Titles of installed catalogue packs that cannot be read. */
  damaged: readonly string[]
}

/** The installed catalogue packs of one shop, kept in memory as long as this object. */
export interface PackCatalogues {
  /** Returns the current catalogue packs; reads the database once. Rejects like work on the database. */
  now: () => Promise<PacksHere>
  /** Returns the dates of the catalogue packs without reading the packs. The dates may be those of the last check. */
  dates: () => Promise<PackDates | null>
  /** Marks the catalogue packs as damaged after a failed read. They are not used again until they have changed. */
  markDamaged: () => void
  /** Marks the catalogue packs as changed. The next request then also checks the prices, without waiting a minute. */
  markChanged: () => void
}

/** How often to check for prices that another tab has stored. */
const LOOK_AT_LIVE_EVERY_MS = 60 * 1000
const NEVER = Number.NEGATIVE_INFINITY

/** An installed catalogue pack as the last check found it. Without `held` it cannot be read. */
interface KnownPack {
  pack: InstalledPack
  held: HeldPack | null
  columns: LiveColumns | null
  live: HeldLive | null
}

/** Creates the object that reads a shop's installed catalogue packs. `now` returns milliseconds since 1970. */
export function packCatalogues(store: PackStore, now: () => number): PackCatalogues {
  let known: readonly KnownPack[] = []
  let stamp: string | null = null
  let lookedAtLive = NEVER
  let here: PacksHere = { packs: null, damaged: [] }
  let running: Promise<PacksHere> | null = null

  async function look(): Promise<PacksHere> {
    const found = await packStamp(store)
    const liveIsOld = Math.abs(now() - lookedAtLive) >= LOOK_AT_LIVE_EVERY_MS
    if (found !== stamp || (liveIsOld && known.length > 0)) {
      // The time is set before reading, so that a change during the read is not missed.
      lookedAtLive = now()
      const before = found === stamp ? known : known.filter(({ held }) => held !== null)
      const held = new Map(before.map((one) => [one.pack.entry.manifest, one]))
      const read = await snapshotPacks(store, (pack) => (held.has(pack.entry.manifest) ? [] : indexBytesOf(pack))).catch(
        (error: unknown) => {
          // Nothing was read, so the next request must check again at once.
          lookedAtLive = NEVER
          throw error
        },
      )
      known = read.map(({ pack, live, bytes }) =>
        updateKnownPack(held.get(pack.entry.manifest), pack, live, bytes && (() => heldPackOf(store, pack, bytes))),
      )
      stamp = found
      here = joinKnownPacks(known, now())
    }
    here = { ...here, packs: here.packs && withRunningPromotions(here.packs, now()) }
    return here
  }

  return {
    now() {
      running ??= look().finally(() => {
        running = null
      })
      return running
    },
    dates: async () => (lookedAtLive === NEVER ? null : here.packs) ?? readPackDates(store),
    markChanged() {
      lookedAtLive = NEVER
    },
    markDamaged() {
      known = known.map((one) => ({ ...one, held: null }))
      here = { packs: null, damaged: titlesOf(known) }
    },
  }
}

const titlesOf = (packs: readonly KnownPack[]) => packs.map(({ pack }) => pack.entry.title)

/** Returns the current state of a catalogue pack. Data that has not changed is not read again. */
function updateKnownPack(
  before: KnownPack | undefined,
  pack: InstalledPack,
  columns: LiveColumns | null,
  read: (() => HeldPack) | null,
): KnownPack {
  const held = before === undefined ? readOrNull(read) : before.held
  const isSame = before !== undefined && before.columns?.asOf === columns?.asOf
  return { pack, held, columns, live: isSame ? before.live : readOrNull(columns && (() => heldLiveOf(columns))) }
}

/**
 * Runs a read and returns null if it fails. Damaged bytes fail with different errors, which all mean that the catalogue pack cannot be
 * read.
 */
function readOrNull<T>(read: (() => T) | null): T | null {
  try {
    return read?.() ?? null
  } catch {
    return null
  }
}

function joinKnownPacks(known: readonly KnownPack[], now: number): PacksHere {
  const priced = known.flatMap(({ held, live }): PricedPack[] =>
    held === null || live === null || held.segments.length === 0 ? [] : [{ held, live }],
  )
  const damaged = titlesOf(known.filter(({ held, columns, live }) => held === null || (columns !== null && live === null)))
  if (priced.length === 0) return { packs: null, damaged }
  const made = readOrNull(() => packsOf(priced, damaged, now))
  return made === null ? { packs: null, damaged: titlesOf(known) } : { packs: made, damaged }
}

function packsOf(priced: readonly PricedPack[], damaged: readonly string[], now: number): PackCatalogue {
  const { catalogue, records } = joinedPacks(priced, now)
  const held = [...priced].sort((one, other) => madeAtMs(one) - madeAtMs(other)).map((one) => one.held)
  const parts = catalogue.count
  const of = Math.max(parts, totalOf(held.map(({ pack }) => pack)))
  return {
    catalogue,
    records,
    scope: { parts, of, missing: parts < of ? missingTitles(held) : [], damaged },
    madeAt: oldestOf(held.map(({ pack }) => pack.entry.madeAt)),
    liveAsOf: oldestOf(priced.map(({ live }) => live.asOf)),
    namesIn: (locale) => {
      const say = held.map(({ frame, names }) => namesIn({ rows: frame, names }, locale)).toReversed()
      return (text) => say.map((one) => one(text)).find((said) => said !== text) ?? text
    },
  }
}

/** Returns the catalogue packs with the promotions that are running now. */
function withRunningPromotions(packs: PackCatalogue, now: number): PackCatalogue {
  const { frame, prices } = packs.catalogue
  const running = offersAt(frame.promotions, now)
  const isSame = running.length === prices.offers.length && running.every(({ id }, at) => id === prices.offers[at]?.id)
  return isSame ? packs : { ...packs, catalogue: packs.catalogue.at(now) }
}
