import { askAgainToKeep, lookAtStorage } from '#app/state/page/durable.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { PackError } from '#contract/packs/pack-reasons.ts'
import { type DownloadEnd, type DownloadOptions, downloadPack } from '#data/packs/download.ts'
import { renewLive } from '#data/packs/fetch-live.ts'
import { removePack as removeFrom } from '#data/packs/installed.ts'
import { planDownload, SPARE_BYTES } from '#data/packs/plan.ts'
import { putSettings } from '#data/packs/settings.ts'
import { repairPack as repairIn, verifyPack } from '#data/packs/verify.ts'
import { cancelDownload, pauseDownload, requestDownload, resumeDownload } from '#data/packs/wishes.ts'
import { type PackOperation, packs } from './facts.ts'
import { notePacks, unnotePack } from './here-note.ts'
import { askForPackSync } from './periodic-sync.ts'
import { type PackPlace, packPlace } from './place.ts'
import { reasonOf, rereadPacks } from './reread.ts'

const stops = new Map<string, AbortController>()

/** Shows what this page is doing with a pack; null for nothing. */
function showOperation(id: string, doing: PackOperation | null): void {
  if (doing === null) delete packs.doing[id]
  else packs.doing[id] = doing
}

/** Runs an operation on a pack, shows its error, and reads the packs again. */
async function withPack(id: string, first: PackOperation, work: (place: PackPlace) => Promise<void>): Promise<void> {
  const place = packPlace()
  if (place === null) return
  showOperation(id, first)
  try {
    await work(place)
    await rereadPacks()
    showOperation(id, null)
  } catch (error) {
    await rereadPacks()
    const gone = error instanceof DOMException && error.name === 'AbortError'
    showOperation(id, gone ? null : { type: 'refused', why: reasonOf(error), detail: error instanceof PackError ? error.detail : {} })
  }
  place.tell()
  void lookAtStorage()
}

/**
 * Downloads a pack of the catalogue, or a newer version of it. The browser is asked for persistent storage during the click, because some
 * browsers ask the user.
 */
export async function installPack(id: string): Promise<void> {
  const entry = packs.offered.find((offered) => offered.id === id)
  if (entry === undefined) return
  void askAgainToKeep()
  void askForPackSync()
  await withPack(id, { type: 'planning' }, async (place) => {
    const { store, port } = place
    const plan = await planDownload(store, port, entry)
    if (!plan.fits) throw new PackError('quota', { neededBytes: plan.neededBytes + SPARE_BYTES, freeBytes: plan.freeBytes ?? 0 })
    notePacks([])
    await requestDownload(store, entry, plan.manifest, port.now())
    await continueDownload(place, id)
  })
}

/** Resumes a paused or stopped download. With `anyLine` it also uses a connection that costs by volume. */
export const resumePack = (id: string, anyLine = false): Promise<void> =>
  withPack(id, { type: 'planning' }, async (place) => {
    await resumeDownload(place.store, id)
    await continueDownload(place, id, { anyLine })
  })

/** Downloads what is missing of a pack, then the prices of all packs, so that all prices have the same age. */
async function continueDownload(place: PackPlace, id: string, options: DownloadOptions = {}): Promise<void> {
  await rereadPacks()
  place.tell()
  const end = await withProgress(id, (signal, onProgress) => downloadPack(place.store, place.port, id, { ...options, signal, onProgress }))
  // Without prices the parts can still be found, with unknown prices.
  if (end.type === 'installed') await renewLive(place.store, place.port).catch(logOnly)
}

async function withProgress(
  id: string,
  work: (signal: AbortSignal, onProgress: NonNullable<DownloadOptions['onProgress']>) => Promise<DownloadEnd>,
): Promise<DownloadEnd> {
  const stop = new AbortController()
  stops.get(id)?.abort()
  stops.set(id, stop)
  try {
    return await work(stop.signal, ({ doneBytes, totalBytes }) => showOperation(id, { type: 'fetching', doneBytes, totalBytes }))
  } finally {
    if (stops.get(id) === stop) stops.delete(id)
  }
}

/** Pauses the download of a pack, whichever tab runs it. Complete pieces are kept. */
export async function pausePack(id: string): Promise<void> {
  const place = packPlace()
  if (place === null) return
  try {
    await pauseDownload(place.store, id)
    stops.get(id)?.abort()
    await rereadPacks()
    place.tell()
  } catch (error) {
    showOperation(id, { type: 'refused', why: reasonOf(error), detail: {} })
  }
}

/** Cancels the download of a pack. An installed version remains. */
export const cancelPack = (id: string): Promise<void> =>
  withPack(id, { type: 'removing' }, async ({ store }) => {
    stops.get(id)?.abort()
    await cancelDownload(store, id)
  })

/** Deletes a pack, and its unfinished download. */
export const removePack = (id: string): Promise<void> =>
  withPack(id, { type: 'removing' }, async ({ store }) => {
    stops.get(id)?.abort()
    await removeFrom(store, id)
    unnotePack(id)
  })

/** Removes the notice that the browser has deleted a pack. */
export function forgetLost(id: string): void {
  unnotePack(id)
  void rereadPacks()
}

/** Checks all data of a pack. */
export const checkPack = (id: string): Promise<void> =>
  withPack(id, { type: 'checking' }, async ({ store, port }) => {
    await verifyPack(store, port, id)
  })

/**
 * Checks the packs with these titles, which the service worker could not read, and offers to repair them. Titles are used, because an
 * answer from packs contains only them.
 */
export async function checkPacksTitled(titles: readonly string[]): Promise<void> {
  await rereadPacks()
  for (const { entry } of packs.here) if (titles.includes(entry.title)) await checkPack(entry.id)
}

/** Fetches missing and damaged pieces of a pack. */
export const repairPack = (id: string): Promise<void> =>
  withPack(id, { type: 'checking' }, async ({ store, port }) => {
    await withProgress(id, (signal, onProgress) => repairIn(store, port, id, { signal, onProgress }))
  })

/** Sets whether packs are only downloaded over Wi-Fi. */
export async function setWifiOnly(wifiOnly: boolean): Promise<void> {
  const place = packPlace()
  if (place === null) return
  packs.wifiOnly = wifiOnly
  try {
    await putSettings(place.store, { wifiOnly })
    place.tell()
  } catch (error) {
    packs.device = { type: 'failed', why: reasonOf(error) }
  }
}
