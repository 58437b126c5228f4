import { ref } from 'valtio/vanilla'
import { logOnly } from '#app/state/page/notices.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import { PackError, type PackReason } from '#contract/packs/pack-reasons.ts'
import { askPackList } from '#data/packs/ask-pack-list.ts'
import { evictedPacks, installedPacks } from '#data/packs/installed.ts'
import { readLiveAsked } from '#data/packs/live.ts'
import { readSettings } from '#data/packs/settings.ts'
import { readPackDates } from '#data/packs/snapshot.ts'
import { wishes } from '#data/packs/wishes.ts'
import { type PriceFacts, packs } from './facts.ts'
import { notePacks, readNote } from './here-note.ts'
import { packPlace } from './place.ts'
import { nameAsOffered } from './titles.ts'

/** Why something of packs failed. What is no row of the table is a database that cannot be used at all, as in some private windows. */
export function reasonOf(error: unknown): PackReason {
  if (error instanceof PackError) return error.reason
  logOnly(error)
  return 'store-silent'
}

/** Reads anew what is on this device, and notices what the browser has taken. */
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
      wishes(store),
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

/** A press that was refused is no longer said once others were told: by another tab, by the worker, or by this page by itself. */
function notePrices(kept: Omit<PriceFacts, 'now'>): void {
  const { asOf, askedAt, now } = packs.prices
  const isSame = kept.asOf === asOf && kept.askedAt === askedAt
  packs.prices = { ...kept, now: now.type === 'refused' && !isSame ? { type: 'kept' } : now }
}

let asking = false

/** Asks the shop what packs it gives out now. A list that is here stays until there is a newer one. */
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
    // A shop that has never been through with them says a moment before all others.
    packs.isMaking = Date.parse(madeAt) === 0
    packs.list = { type: 'here' }
  } catch (error) {
    packs.list = { type: 'failed', why: reasonOf(error) }
  } finally {
    asking = false
  }
  // Another language is shown by now, and its question found this one on its way.
  if (locale !== shownLocale()) await askPacks()
}
