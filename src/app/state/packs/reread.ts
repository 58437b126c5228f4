import { ref } from 'valtio/vanilla'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import { PackError, type PackErrorReason } from '#contract/packs/pack-error-reasons.ts'
import { fetchPackList } from '#data/packs/ask-pack-list.ts'
import { findEvictedPacks, readInstalledPacks } from '#data/packs/installed.ts'
import { readLastPriceRequest } from '#data/packs/live.ts'
import { listDownloads } from '#data/packs/requested-downloads.ts'
import { readSettings } from '#data/packs/settings.ts'
import { readPackDates } from '#data/packs/snapshot.ts'
import { type PackPriceState, packState } from './facts.ts'
import { readRememberedPacks, rememberPacks } from './here-note.ts'
import { openPackConnection } from './place.ts'
import { applyOfferedTitles } from './titles.ts'

/** Returns the reason of an error with packs. An unknown error means that the database cannot be used, as in some private windows. */
export function packReasonOf(error: unknown): PackErrorReason {
  if (error instanceof PackError) return error.reason
  logErrorOnly(error)
  return 'store-silent'
}

/** Reads the packs on this device, and finds those that the browser has deleted. */
export async function rereadPacks(): Promise<void> {
  const place = openPackConnection()
  if (place === null) {
    packState.device = { type: 'failed', why: 'store-silent' }
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
    packState.here = ref(
      here.map(({ entry, bytes, installedAt, verifiedAt, broken }) => ({
        ...{ entry, bytes, installedAt, verifiedAt },
        isWhole: broken.length === 0 && !evicted.includes(entry.id),
      })),
    )
    packState.coming = ref(coming.map(({ download: { entry, state }, doneBytes, totalBytes }) => ({ entry, state, doneBytes, totalBytes })))
    packState.wifiOnly = settings.wifiOnly
    const none = here.filter(({ id, entry }) => asked?.none[id] === entry.version).map(({ id }) => id)
    showPackPriceState({ asOf: dates?.pricesAsOf ?? null, none: ref(none), askedAt: asked?.at ?? null })
    const known = new Set([...here, ...coming.map(({ download }) => download)].map(({ id }) => id))
    if (here.length > 0) rememberPacks(here.map(({ entry }) => entry))
    packState.lost = ref(readRememberedPacks().filter(({ id }) => !known.has(id)))
    packState.device = { type: 'read' }
  } catch (error) {
    packState.device = { type: 'failed', why: packReasonOf(error) }
  }
}

/**
 * Shows the age of the packs' prices. A failed request is no longer shown after a later success of another tab, the worker, or this page.
 */
function showPackPriceState(kept: Omit<PackPriceState, 'now'>): void {
  const { asOf, askedAt, now } = packState.prices
  const isSame = kept.asOf === asOf && kept.askedAt === askedAt
  packState.prices = { ...kept, now: now.type === 'refused' && !isSame ? { type: 'kept' } : now }
}

let isRequestingPacks = false

/** Requests the list of packs. The current list stays until a new one is loaded. */
export async function fetchOfferedPacks(): Promise<void> {
  const place = openPackConnection()
  if (place === null || isRequestingPacks) return
  isRequestingPacks = true
  if (packState.list.type !== 'here') packState.list = { type: 'asking' }
  const locale = shownLocale()
  try {
    const { packs: offered, madeAt } = await fetchPackList(place.port, place.trust, locale)
    packState.offered = ref(offered)
    applyOfferedTitles(offered, locale)
    // A server that has never completed its packs reports the beginning of 1970 as their time.
    packState.isMaking = Date.parse(madeAt) === 0
    packState.list = { type: 'here' }
  } catch (error) {
    packState.list = { type: 'failed', why: packReasonOf(error) }
  } finally {
    isRequestingPacks = false
  }
  // If the language changed during the request, the list is requested again, because a request for the new language found this one running.
  if (locale !== shownLocale()) await fetchOfferedPacks()
}
