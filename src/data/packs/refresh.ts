import type { PackEntry } from '#contract/packs/pack-list.ts'
import { PackError } from '#contract/packs/pack-reasons.ts'
import { askPackList } from './ask-pack-list.ts'
import { continueDownloads } from './continue-downloads.ts'
import type { DownloadEnd, DownloadOptions } from './download.ts'
import { renewLive } from './fetch-live.ts'
import { installedPacks, updatesIn } from './installed.ts'
import type { PackStore } from './open.ts'
import { planDownload } from './plan.ts'
import type { PackPort } from './port.ts'
import type { Trust } from './read-pack-list.ts'
import { readSettings } from './settings.ts'
import { wishFor, wishOf } from './wishes.ts'

/** Of what a refresh needs beside the packs' own surroundings. */
export interface RefreshOptions extends Omit<DownloadOptions, 'onProgress' | 'anyLine'> {
  trust: Trust
  /** In which language the list is asked for. */
  locale: string
}

/** What a refresh has done: how downloads ended that went on, and of which packs, by their ids, prices were renewed. */
export interface Refreshed {
  ends: DownloadEnd[]
  renewed: string[]
}

/**
 * What happens to packs by itself: newer versions of those that are here are wished for, what is wished for goes on, and prices and stock
 * are asked for. Updates come over lines alone that cost nothing by the byte, as far as the browser says. What cannot be had now is left to
 * the next occasion.
 */
export async function refreshPacks(store: PackStore, port: PackPort, { trust, locale, ...options }: RefreshOptions): Promise<Refreshed> {
  const here = await installedPacks(store)
  const line = port.line()
  const mayUpdate = line === 'free' || (line === 'unknown' && !(await readSettings(store)).wifiOnly)
  if (here.length > 0 && mayUpdate) {
    await letPass(async () => {
      for (const entry of updatesIn(await askPackList(port, trust, locale), here)) await wishForUpdate(store, port, entry, options.signal)
    })
  }
  const ends = await continueDownloads(store, port, options)
  const live = mayUpdate ? await letPass(() => renewLive(store, port)) : null
  return { ends, renewed: live?.renewed ?? [] }
}

/** What somebody has paused stays paused. Any other wish gives way: of an older version the shop may have no pieces any more. */
async function wishForUpdate(store: PackStore, port: PackPort, entry: PackEntry, signal: AbortSignal | undefined): Promise<void> {
  const wish = await wishOf(store, entry.id)
  if (wish?.entry.manifest === entry.manifest || wish?.state.type === 'paused') return
  const plan = await planDownload(store, port, entry, signal)
  if (plan.fits) await wishFor(store, plan.entry, plan.manifest, port.now())
}

/** Null where it could not be done now. */
async function letPass<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PackError)) throw error
    return null
  }
}
