import { logErrorOnly } from '#app/state/page/notices.ts'
import { PACK_SYNC_TAG } from '#data/packs/sync-tag.ts'

interface PeriodicSyncManager {
  register: (tag: string, options: { minInterval: number }) => Promise<void>
}

/** How long the browser waits at least between two renewals. It waits longer if the shop is rarely opened. */
const MIN_SYNC_INTERVAL_MS = 12 * 60 * 60 * 1000

const isPeriodicSyncManager = (value: unknown): value is PeriodicSyncManager =>
  typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'

/**
 * Asks the browser to renew packs from time to time, also while the shop is closed (periodic sync). Only Chromium supports that, for
 * installed apps. In other browsers packs are renewed at the next start.
 */
export async function registerPackSync(): Promise<void> {
  if (globalThis.navigator === undefined || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration === undefined || !('periodicSync' in registration) || !isPeriodicSyncManager(registration.periodicSync)) return
    await registration.periodicSync.register(PACK_SYNC_TAG, { minInterval: MIN_SYNC_INTERVAL_MS })
  } catch (error) {
    // The app is not installed or not allowed to do this, which is normal, because every start renews packs too.
    if (!(error instanceof DOMException && error.name === 'NotAllowedError')) logErrorOnly(error)
  }
}
