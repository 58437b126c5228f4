import { PackError } from '#contract/packs/pack-error-reasons.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { fetchPackList } from './ask-pack-list.ts'
import { continueDownloads } from './continue-downloads.ts'
import type { DownloadOptions, DownloadOutcome } from './download.ts'
import { refreshPackPrices } from './fetch-live.ts'
import { availableUpdates, readInstalledPacks } from './installed.ts'
import type { PackStore } from './open.ts'
import { planDownload } from './plan.ts'
import type { PackPort } from './port.ts'
import type { PackListTrust } from './read-pack-list.ts'
import { readRequestedDownload, requestDownload } from './requested-downloads.ts'
import { readSettings } from './settings.ts'

/** Options of the automatic maintenance of catalogue packs. */
export interface RefreshOptions extends Omit<DownloadOptions, 'onProgress' | 'ignoresConnectionCost'> {
  trust: PackListTrust
  /** The language of titles in the pack list. */
  locale: string
}

/** The result of the maintenance: how each continued download ended, and the ids of packs with new prices. */
export interface RefreshOutcome {
  downloadOutcomes: DownloadOutcome[]
  renewedPackIds: string[]
}

/**
 * Maintains the installed packs automatically: requests newer versions, continues downloads, and refreshes prices and stock. Updates use
 * only connections that are not metered, as far as the browser reports it. What fails now is tried again at the next opportunity.
 */
export async function refreshPacks(
  store: PackStore,
  port: PackPort,
  { trust, locale, ...options }: RefreshOptions,
): Promise<RefreshOutcome> {
  const here = await readInstalledPacks(store)
  const line = port.connectionCost()
  const mayUpdate = line === 'free' || (line === 'unknown' && !(await readSettings(store)).wifiOnly)
  if (here.length > 0 && mayUpdate) {
    await nullOnPackError(async () => {
      for (const entry of availableUpdates(await fetchPackList(port, trust, locale), here))
        await requestPackUpdate(store, port, entry, options.signal)
    })
  }
  const ends = await continueDownloads(store, port, options)
  const live = mayUpdate ? await nullOnPackError(() => refreshPackPrices(store, port)) : null
  return { downloadOutcomes: ends, renewedPackIds: live?.renewedPackIds ?? [] }
}

/**
 * Requests a newer version of a pack. A paused download stays paused. Any other download of the pack is replaced, because the server may no
 * longer have the pieces of an older version.
 */
async function requestPackUpdate(store: PackStore, port: PackPort, entry: PackEntry, signal: AbortSignal | undefined): Promise<void> {
  const download = await readRequestedDownload(store, entry.id)
  if (download?.entry.manifest === entry.manifest || download?.state.type === 'paused') return
  const plan = await planDownload(store, port, entry, signal)
  if (plan.hasEnoughSpace) await requestDownload(store, plan.entry, plan.manifest, port.now())
}

/** Runs work; returns null if it fails with a PackError. */
async function nullOnPackError<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PackError)) throw error
    return null
  }
}
