import { packErrorReasons } from '#contract/packs/pack-error-reasons.ts'
import { type DownloadOptions, type DownloadOutcome, downloadPack } from './download.ts'
import type { PackStore } from './open.ts'
import type { PackPort } from './port.ts'
import { listDownloads } from './requested-downloads.ts'

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
  for (const { download } of await listDownloads(store)) {
    const { state } = download
    if (state.type === 'paused' || (state.type === 'stopped' && !packErrorReasons[state.why].isTemporary)) continue
    const end = await downloadPack(store, port, download.id, options)
    ends.push(end)
    if (end.type === 'stopped' && packErrorReasons[end.why].isTemporary) break
  }
  return ends
}
