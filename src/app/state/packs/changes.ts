import { readStoragePersistence, requestPersistenceAgain } from '#app/state/page/durable.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { PackError } from '#contract/packs/pack-error-reasons.ts'
import { type DownloadOptions, type DownloadOutcome, downloadPack } from '#data/packs/download.ts'
import { refreshPackPrices } from '#data/packs/fetch-live.ts'
import { removePack as removeFrom } from '#data/packs/installed.ts'
import { FREE_SPACE_MARGIN_BYTES, planDownload } from '#data/packs/plan.ts'
import { cancelDownload, pauseDownload, requestDownload, resumeDownload } from '#data/packs/requested-downloads.ts'
import { putSettings } from '#data/packs/settings.ts'
import { repairPack as repairIn, verifyPack } from '#data/packs/verify.ts'
import { type PackOperation, packState } from './facts.ts'
import { forgetRememberedPack, rememberPacks } from './here-note.ts'
import { registerPackSync } from './periodic-sync.ts'
import { openPackConnection, type PackConnection } from './place.ts'
import { packReasonOf, rereadPacks } from './reread.ts'

const abortControllers = new Map<string, AbortController>()

/** Shows what this page is doing with a pack; null for nothing. */
function showPackOperation(id: string, doing: PackOperation | null): void {
  if (doing === null) delete packState.doing[id]
  else packState.doing[id] = doing
}

/** Runs an operation on a pack, shows its error, and reads the packs again. */
async function runPackOperation(id: string, first: PackOperation, work: (place: PackConnection) => Promise<void>): Promise<void> {
  const place = openPackConnection()
  if (place === null) return
  showPackOperation(id, first)
  try {
    await work(place)
    await rereadPacks()
    showPackOperation(id, null)
  } catch (error) {
    await rereadPacks()
    const gone = error instanceof DOMException && error.name === 'AbortError'
    showPackOperation(
      id,
      gone ? null : { type: 'refused', why: packReasonOf(error), detail: error instanceof PackError ? error.detail : {} },
    )
  }
  place.announceChange()
  void readStoragePersistence()
}

/**
 * Downloads a pack of the catalogue, or a newer version of it. The browser is asked for persistent storage during the click, because some
 * browsers ask the user.
 */
export async function installPack(id: string): Promise<void> {
  const entry = packState.offered.find((offered) => offered.id === id)
  if (entry === undefined) return
  void requestPersistenceAgain()
  void registerPackSync()
  await runPackOperation(id, { type: 'planning' }, async (place) => {
    const { store, port } = place
    const plan = await planDownload(store, port, entry)
    if (!plan.hasEnoughSpace)
      throw new PackError('quota', { neededBytes: plan.neededBytes + FREE_SPACE_MARGIN_BYTES, freeBytes: plan.freeBytes ?? 0 })
    rememberPacks([])
    await requestDownload(store, entry, plan.manifest, port.now())
    await continueDownload(place, id)
  })
}

/** Resumes a paused or stopped download. With `anyLine` it also uses a connection that costs by volume. */
export const resumePack = (id: string, anyLine = false): Promise<void> =>
  runPackOperation(id, { type: 'planning' }, async (place) => {
    await resumeDownload(place.store, id)
    await continueDownload(place, id, { ignoresConnectionCost: anyLine })
  })

/** Downloads what is missing of a pack, then the prices of all packs, so that all prices have the same age. */
async function continueDownload(place: PackConnection, id: string, options: DownloadOptions = {}): Promise<void> {
  await rereadPacks()
  place.announceChange()
  const end = await runWithProgress(id, (signal, onProgress) =>
    downloadPack(place.store, place.port, id, { ...options, signal, onProgress }),
  )
  // Without prices the parts can still be found, with unknown prices.
  if (end.type === 'installed') await refreshPackPrices(place.store, place.port).catch(logErrorOnly)
}

async function runWithProgress(
  id: string,
  work: (signal: AbortSignal, onProgress: NonNullable<DownloadOptions['onProgress']>) => Promise<DownloadOutcome>,
): Promise<DownloadOutcome> {
  const stop = new AbortController()
  abortControllers.get(id)?.abort()
  abortControllers.set(id, stop)
  try {
    return await work(stop.signal, ({ doneBytes, totalBytes }) => showPackOperation(id, { type: 'fetching', doneBytes, totalBytes }))
  } finally {
    if (abortControllers.get(id) === stop) abortControllers.delete(id)
  }
}

/** Pauses the download of a pack, whichever tab runs it. Complete pieces are kept. */
export async function pausePack(id: string): Promise<void> {
  const place = openPackConnection()
  if (place === null) return
  try {
    await pauseDownload(place.store, id)
    abortControllers.get(id)?.abort()
    await rereadPacks()
    place.announceChange()
  } catch (error) {
    showPackOperation(id, { type: 'refused', why: packReasonOf(error), detail: {} })
  }
}

/** Cancels the download of a pack. An installed version remains. */
export const cancelPack = (id: string): Promise<void> =>
  runPackOperation(id, { type: 'removing' }, async ({ store }) => {
    abortControllers.get(id)?.abort()
    await cancelDownload(store, id)
  })

/** Deletes a pack, and its unfinished download. */
export const removePack = (id: string): Promise<void> =>
  runPackOperation(id, { type: 'removing' }, async ({ store }) => {
    abortControllers.get(id)?.abort()
    await removeFrom(store, id)
    forgetRememberedPack(id)
  })

/** Removes the notice that the browser has deleted a pack. */
export function dismissLostPack(id: string): void {
  forgetRememberedPack(id)
  void rereadPacks()
}

/** Checks all data of a pack. */
export const checkPack = (id: string): Promise<void> =>
  runPackOperation(id, { type: 'checking' }, async ({ store, port }) => {
    await verifyPack(store, port, id)
  })

/**
 * Checks the packs with these titles, which the service worker could not read, and offers to repair them. Titles are used, because an
 * answer from packs contains only them.
 */
export async function checkPacksByTitle(titles: readonly string[]): Promise<void> {
  await rereadPacks()
  for (const { entry } of packState.here) if (titles.includes(entry.title)) await checkPack(entry.id)
}

/** Fetches missing and damaged pieces of a pack. */
export const repairPack = (id: string): Promise<void> =>
  runPackOperation(id, { type: 'checking' }, async ({ store, port }) => {
    await runWithProgress(id, (signal, onProgress) => repairIn(store, port, id, { signal, onProgress }))
  })

/** Sets whether packs are only downloaded over Wi-Fi. */
export async function setWifiOnly(wifiOnly: boolean): Promise<void> {
  const place = openPackConnection()
  if (place === null) return
  packState.wifiOnly = wifiOnly
  try {
    await putSettings(place.store, { wifiOnly })
    place.announceChange()
  } catch (error) {
    packState.device = { type: 'failed', why: packReasonOf(error) }
  }
}
