import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { translatorForLocale } from '#search/catalogue/frame-bytes.ts'
import { runningPromotionsAt } from '#search/catalogue/offers.ts'
import type { GetSegmentRecords } from '#search/records/segment-records.ts'
import { indexSectionsOf, type LoadedPack, type LoadedPrices, loadPack, loadPrices } from './held-pack.ts'
import { joinPacks, type PricedPack, packMadeAtMs } from './joined-packs.ts'
import type { PackStore } from './open.ts'
import { catalogueTotalParts, missingTitles, type PackScope } from './pack-scope.ts'
import type { InstalledPack, StoredPriceColumns } from './schema.ts'
import { earliestDate, type PackDates, readPackDates, readPackFingerprint, readPackSnapshots } from './snapshot.ts'

/** The installed packs of a shop as one searchable catalogue. */
export interface PackCatalogue extends PackDates {
  catalogue: Catalogue
  records: GetSegmentRecords
  scope: PackScope
  /** Returns a function that translates a name from the shop's catalogue to a language, if the catalogue packs contain the translation. */
  nameTranslatorFor: (locale: string) => (text: string) => string
}

/** The result of checking the installed catalogue packs. */
export interface PackCheckResult {
  /** The packs as one catalogue; null if none can be read. */
  packs: PackCatalogue | null
  /** Titles of installed catalogue packs that cannot be read. */
  damaged: readonly string[]
}

/** The installed catalogue packs of one shop, kept in memory as long as this object. */
export interface PackCatalogues {
  /** Returns the current catalogue packs; reads the database once. Rejects like work on the database. */
  current: () => Promise<PackCheckResult>
  /** Returns the dates of the catalogue packs without reading the packs. The dates may be those of the last check. */
  dates: () => Promise<PackDates | null>
  /** Marks the catalogue packs as damaged after a failed read. They are not used again until they have changed. */
  markDamaged: () => void
  /** Marks the catalogue packs as changed. The next request then checks the prices at once; otherwise they are checked once a minute. */
  markChanged: () => void
}

/** How often to check for prices that another tab has stored. */
const PRICE_CHECK_INTERVAL_MS = 60 * 1000
const NEVER_CHECKED_MS = Number.NEGATIVE_INFINITY

/** An installed catalogue pack as the last check found it. If `loadedPack` is null, the pack cannot be read. */
interface KnownPack {
  pack: InstalledPack
  loadedPack: LoadedPack | null
  priceColumns: StoredPriceColumns | null
  prices: LoadedPrices | null
}

/** Creates the object that reads a shop's installed catalogue packs. `now` returns milliseconds since 1970. */
export function createPackCatalogues(store: PackStore, now: () => number): PackCatalogues {
  let known: readonly KnownPack[] = []
  let stamp: string | null = null
  let lookedAtLive = NEVER_CHECKED_MS
  let here: PackCheckResult = { packs: null, damaged: [] }
  let running: Promise<PackCheckResult> | null = null

  async function refreshKnownPacks(): Promise<PackCheckResult> {
    const found = await readPackFingerprint(store)
    const liveIsOld = Math.abs(now() - lookedAtLive) >= PRICE_CHECK_INTERVAL_MS
    if (found !== stamp || (liveIsOld && known.length > 0)) {
      // The time of the price check is set before reading, so that a change during the read is not missed.
      lookedAtLive = now()
      const before = found === stamp ? known : known.filter(({ loadedPack }) => loadedPack !== null)
      const held = new Map(before.map((one) => [one.pack.entry.manifest, one]))
      const read = await readPackSnapshots(store, (pack) => (held.has(pack.entry.manifest) ? [] : indexSectionsOf(pack))).catch(
        (error: unknown) => {
          // The read failed, so the next request must check the prices again at once.
          lookedAtLive = NEVER_CHECKED_MS
          throw error
        },
      )
      known = read.map(({ pack, priceColumns, bytes }) =>
        updateKnownPack(held.get(pack.entry.manifest), pack, priceColumns, bytes && (() => loadPack(store, pack, bytes))),
      )
      stamp = found
      here = joinKnownPacks(known, now())
    }
    here = { ...here, packs: here.packs && updateRunningPromotions(here.packs, now()) }
    return here
  }

  return {
    current() {
      running ??= refreshKnownPacks().finally(() => {
        running = null
      })
      return running
    },
    dates: async () => (lookedAtLive === NEVER_CHECKED_MS ? null : here.packs) ?? readPackDates(store),
    markChanged() {
      lookedAtLive = NEVER_CHECKED_MS
    },
    markDamaged() {
      known = known.map((one) => ({ ...one, loadedPack: null }))
      here = { packs: null, damaged: packTitlesOf(known) }
    },
  }
}

const packTitlesOf = (packs: readonly KnownPack[]) => packs.map(({ pack }) => pack.entry.title)

/** Returns the current state of a catalogue pack. Data that has not changed is not read again. */
function updateKnownPack(
  before: KnownPack | undefined,
  pack: InstalledPack,
  columns: StoredPriceColumns | null,
  read: (() => LoadedPack) | null,
): KnownPack {
  const held = before === undefined ? readOrNull(read) : before.loadedPack
  const isSame = before !== undefined && before.priceColumns?.asOf === columns?.asOf
  return {
    pack,
    loadedPack: held,
    priceColumns: columns,
    prices: isSame ? before.prices : readOrNull(columns && (() => loadPrices(columns))),
  }
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

function joinKnownPacks(known: readonly KnownPack[], now: number): PackCheckResult {
  const priced = known.flatMap(({ loadedPack, prices }): PricedPack[] =>
    loadedPack === null || prices === null || loadedPack.segments.length === 0 ? [] : [{ loadedPack, prices }],
  )
  const damaged = packTitlesOf(
    known.filter(({ loadedPack, priceColumns, prices }) => loadedPack === null || (priceColumns !== null && prices === null)),
  )
  if (priced.length === 0) return { packs: null, damaged }
  const made = readOrNull(() => buildPackCatalogue(priced, damaged, now))
  return made === null ? { packs: null, damaged: packTitlesOf(known) } : { packs: made, damaged }
}

function buildPackCatalogue(priced: readonly PricedPack[], damaged: readonly string[], now: number): PackCatalogue {
  const { catalogue, records } = joinPacks(priced, now)
  const held = [...priced].sort((one, other) => packMadeAtMs(one) - packMadeAtMs(other)).map((one) => one.loadedPack)
  const parts = catalogue.count
  const of = Math.max(parts, catalogueTotalParts(held.map(({ pack }) => pack)))
  return {
    catalogue,
    records,
    scope: { partCount: parts, totalPartCount: of, missingTitles: parts < of ? missingTitles(held) : [], damaged },
    madeAt: earliestDate(held.map(({ pack }) => pack.entry.madeAt)),
    pricesAsOf: earliestDate(priced.map(({ prices }) => prices.asOf)),
    nameTranslatorFor: (locale) => {
      const say = held
        .map(({ sharedRows, nameTranslations }) => translatorForLocale({ rows: sharedRows, names: nameTranslations }, locale))
        .toReversed()
      return (text) => say.map((one) => one(text)).find((said) => said !== text) ?? text
    },
  }
}

/** Returns the catalogue packs with the promotions that are running now. */
function updateRunningPromotions(packs: PackCatalogue, now: number): PackCatalogue {
  const { frame, prices } = packs.catalogue
  const running = runningPromotionsAt(frame.promotions, now)
  const isSame = running.length === prices.offers.length && running.every(({ id }, at) => id === prices.offers[at]?.id)
  return isSame ? packs : { ...packs, catalogue: packs.catalogue.atTime(now) }
}
