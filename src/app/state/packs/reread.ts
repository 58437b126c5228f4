import { ref } from 'valtio/vanilla'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import { PackError, type PackReason } from '#contract/packs/pack-reasons.ts'
import { fetchPackList } from '#data/packs/ask-pack-list.ts'
import { findEvictedPacks, readInstalledPacks } from '#data/packs/installed.ts'
import { readLastPriceRequest } from '#data/packs/live.ts'
import { readSettings } from '#data/packs/settings.ts'
import { readPackDates } from '#data/packs/snapshot.ts'
import { listDownloads } from '#data/packs/wishes.ts'
import { type PriceFacts, packFacts } from './facts.ts'
import { readNote, storePackNotes } from './here-note.ts'
import { openPackConnection } from './place.ts'
import { applyOfferedTitles } from './titles.ts'

/** Returns the reason of an error with packs. An unknown error means that the database cannot be used, as in some private windows. */
export function packReasonOf(error: unknown): PackReason {
  if (error instanceof PackError) return error.reason
  logErrorOnly(error)
  return 'store-silent'
}

/** Reads the packs on this device, and finds those that the browser has deleted. */
export async function rereadPacks(): Promise<void> {
  const place = openPackConnection()
  if (place === null) {
    packFacts.device = { type: 'failed', why: 'store-silent' }
    return
  }
  const { store } = place
  try {
    const [here, coming, settings, evicted, dates, asked] = await Promise.all([
      readInstalledPacks(store),
      listDownloads(store),
      readSettings(store),
      findEvictedPacks(store),
      readPackDates(store),
      readLastPriceRequest(store),
    ])
    packFacts.here = ref(
      here.map(({ entry, bytes, installedAt, verifiedAt, broken }) => ({
        ...{ entry, bytes, installedAt, verifiedAt },
        isWhole: broken.length === 0 && !evicted.includes(entry.id),
      })),
    )
    packFacts.coming = ref(coming.map(({ wish: { entry, state }, doneBytes, totalBytes }) => ({ entry, state, doneBytes, totalBytes })))
    packFacts.wifiOnly = settings.wifiOnly
    const none = here.filter(({ id, entry }) => asked?.none[id] === entry.version).map(({ id }) => id)
    showPriceFacts({ asOf: dates?.liveAsOf ?? null, none: ref(none), askedAt: asked?.at ?? null })
    const known = new Set([...here, ...coming.map(({ wish }) => wish)].map(({ id }) => id))
    if (here.length > 0) storePackNotes(here.map(({ entry }) => entry))
    packFacts.lost = ref(readNote().filter(({ id }) => !known.has(id)))
    packFacts.device = { type: 'read' }
  } catch (error) {
    packFacts.device = { type: 'failed', why: packReasonOf(error) }
  }
}

/**
 * Shows the age of the packs' prices. A failed request is no longer shown after a later success of another tab, the worker, or this page.
 */
function showPriceFacts(kept: Omit<PriceFacts, 'now'>): void {
  const { asOf, askedAt, now } = packFacts.prices
  const isSame = kept.asOf === asOf && kept.askedAt === askedAt
  packFacts.prices = { ...kept, now: now.type === 'refused' && !isSame ? { type: 'kept' } : now }
}

let isRequestingPacks = false

/** Requests the list of packs. The current list stays until a new one is loaded. */
export async function fetchOfferedPacks(): Promise<void> {
  const place = openPackConnection()
  if (place === null || isRequestingPacks) return
  isRequestingPacks = true
  if (packFacts.list.type !== 'here') packFacts.list = { type: 'asking' }
  const locale = shownLocale()
  try {
    const { packs: offered, madeAt } = await fetchPackList(place.port, place.trust, locale)
    packFacts.offered = ref(offered)
    applyOfferedTitles(offered, locale)
    // A server that has never completed its packs reports the beginning of 1970 as their time.
    packFacts.isMaking = Date.parse(madeAt) === 0
    packFacts.list = { type: 'here' }
  } catch (error) {
    packFacts.list = { type: 'failed', why: packReasonOf(error) }
  } finally {
    isRequestingPacks = false
  }
  // If the language has changed meanwhile, the list is requested again, because the request for the new language found this one running.
  if (locale !== shownLocale()) await fetchOfferedPacks()
}
