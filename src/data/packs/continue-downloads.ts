import { packReasons } from '#contract/packs/pack-reasons.ts'
import { type DownloadEnd, type DownloadOptions, downloadPack } from './download.ts'
import type { PackStore } from './open.ts'
import type { PackPort } from './port.ts'
import { wishes } from './wishes.ts'

/**
 * Goes on with what is wished for, the oldest first: at start, on a good line, when the browser wakes the worker for it. What stopped for a
 * reason that does not pass by itself, and what somebody has paused, is left to them. Stops at the first that stops for a reason that
 * would stop the next one too.
 */
export async function continueDownloads(
  store: PackStore,
  port: PackPort,
  options: Omit<DownloadOptions, 'onProgress'> = {},
): Promise<DownloadEnd[]> {
  const ends: DownloadEnd[] = []
  for (const { wish } of await wishes(store)) {
    const { state } = wish
    if (state.type === 'paused' || (state.type === 'stopped' && !packReasons[state.why].passes)) continue
    const end = await downloadPack(store, port, wish.id, options)
    ends.push(end)
    if (end.type === 'stopped' && packReasons[end.why].passes) break
  }
  return ends
}
