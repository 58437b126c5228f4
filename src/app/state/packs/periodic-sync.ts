import { logOnly } from '#app/state/page/notices.ts'
import { PACK_SYNC_TAG } from '#data/packs/sync-tag.ts'

interface PeriodicSyncManager {
  register: (tag: string, options: { minInterval: number }) => Promise<void>
}

/** The minimum interval for the browser; it is longer if the shop is rarely opened. */
const HALF_A_DAY_MS = 12 * 60 * 60 * 1000

const isManager = (value: unknown): value is PeriodicSyncManager =>
  typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'

/**
 * Registers a periodic sync, so that packs are refreshed while the shop is closed. Only supported by Chromium for installed apps; elsewhere
 * the next start refreshes them.
 */
export async function askForPackSync(): Promise<void> {
  if (globalThis.navigator === undefined || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration === undefined || !('periodicSync' in registration) || !isManager(registration.periodicSync)) return
    await registration.periodicSync.register(PACK_SYNC_TAG, { minInterval: HALF_A_DAY_MS })
  } catch (error) {
    // Not installed or not allowed, which is normal: every start refreshes packs too.
    if (!(error instanceof DOMException && error.name === 'NotAllowedError')) logOnly(error)
  }
}
