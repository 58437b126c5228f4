import { ref } from 'valtio/vanilla'
import { logOnly } from '#app/state/page/notices.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import { PackError, type PackReason } from '#contract/packs/pack-reasons.ts'
import { askPackList } from '#data/packs/ask-pack-list.ts'
import { evictedPacks, installedPacks } from '#data/packs/installed.ts'
import { readLiveAsked } from '#data/packs/live.ts'
import { readSettings } from '#data/packs/settings.ts'
import { readPackDates } from '#data/packs/snapshot.ts'
import { listDownloads } from '#data/packs/wishes.ts'
import { type PriceFacts, packs } from './facts.ts'
import { notePacks, readNote } from './here-note.ts'
import { packPlace } from './place.ts'
import { nameAsOffered } from './titles.ts'

/** Returns the reason of an error with packs. An unknown error means that the database cannot be used, as in some private windows. */
export function reasonOf(error: unknown): PackReason {
  if (error instanceof PackError) return error.reason
  logOnly(error)
  return 'store-silent'
}

/** Reads the packs on this device, and finds those that the browser has deleted. */
export async function rereadPacks(): Promise<void> {
  const place = packPlace()
  if (place === null) {
    packs.device = { type: 'failed', why: 'store-silent' }
    return
  }
  const { store } = place
  try {
    const [here, coming, settings, evicted, dates, asked] = await Promise.all([
      installedPacks(store),
      listDownloads(store),
      readSettings(store),
      evictedPacks(store),
      readPackDates(store),
      readLiveAsked(store),
    ])
    packs.here = ref(
      here.map(({ entry, bytes, installedAt, verifiedAt, broken }) => ({
        ...{ entry, bytes, installedAt, verifiedAt },
        isWhole: broken.length === 0 && !evicted.includes(entry.id),
      })),
    )
    packs.coming = ref(coming.map(({ wish: { entry, state }, doneBytes, totalBytes }) => ({ entry, state, doneBytes, totalBytes })))
    packs.wifiOnly = settings.wifiOnly
    const none = here.filter(({ id, entry }) => asked?.none[id] === entry.version).map(({ id }) => id)
    notePrices({ asOf: dates?.liveAsOf ?? null, none: ref(none), askedAt: asked?.at ?? null })
    const known = new Set([...here, ...coming.map(({ wish }) => wish)].map(({ id }) => id))
    if (here.length > 0) notePacks(here.map(({ entry }) => entry))
    packs.lost = ref(readNote().filter(({ id }) => !known.has(id)))
    packs.device = { type: 'read' }
  } catch (error) {
    packs.device = { type: 'failed', why: reasonOf(error) }
  }
}

/**
 * Shows the age of the packs' prices. A failed request is no longer shown after a later success of another tab, the worker, or this page.
 */
function notePrices(kept: Omit<PriceFacts, 'now'>): void {
  const { asOf, askedAt, now } = packs.prices
  const isSame = kept.asOf === asOf && kept.askedAt === askedAt
  packs.prices = { ...kept, now: now.type === 'refused' && !isSame ? { type: 'kept' } : now }
}

let asking = false

/** Requests the list of packs. The current list stays until a new one is loaded. */
export async function askPacks(): Promise<void> {
  const place = packPlace()
  if (place === null || asking) return
  asking = true
  if (packs.list.type !== 'here') packs.list = { type: 'asking' }
  const locale = shownLocale()
  try {
    const { packs: offered, madeAt } = await askPackList(place.port, place.trust, locale)
    packs.offered = ref(offered)
    nameAsOffered(offered, locale)
    // A server that has never completed its packs reports the beginning of 1970 as their time.
    packs.isMaking = Date.parse(madeAt) === 0
    packs.list = { type: 'here' }
  } catch (error) {
    packs.list = { type: 'failed', why: reasonOf(error) }
  } finally {
    asking = false
  }
  // If the language has changed meanwhile, the list is requested again, because the request for the new language found this one running.
  if (locale !== shownLocale()) await askPacks()
}
