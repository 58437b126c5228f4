import { packReasons } from '#contract/packs/pack-reasons.ts'
import { type DownloadOptions, type DownloadOutcome, downloadPack } from './download.ts'
import type { PackStore } from './open.ts'
import type { PackPort } from './port.ts'
import { listDownloads } from './wishes.ts'

/**
 * Continues requested downloads, the oldest first: at startup, on a suitable connection, or when the browser wakes the worker. Skips
 * downloads that are paused or have stopped for a permanent reason. Stops at the first failure that would also affect the next download.
 */
export async function continueDownloads(
  store: PackStore,
  port: PackPort,
  options: Omit<DownloadOptions, 'onProgress'> = {},
): Promise<DownloadOutcome[]> {
  const ends: DownloadOutcome[] = []
  for (const { wish } of await listDownloads(store)) {
    const { state } = wish
    if (state.type === 'paused' || (state.type === 'stopped' && !packReasons[state.why].passes)) continue
    const end = await downloadPack(store, port, wish.id, options)
    ends.push(end)
    if (end.type === 'stopped' && packReasons[end.why].passes) break
  }
  return ends
}
