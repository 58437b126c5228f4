import { logOnly } from '#app/state/page/notices.ts'
import { PACK_SYNC_TAG } from '#data/packs/sync-tag.ts'

interface PeriodicSyncManager {
  register: (tag: string, options: { minInterval: number }) => Promise<void>
}

/** The browser wakes the worker no oftener, and seldomer when the shop is seldom opened. */
const HALF_A_DAY_MS = 12 * 60 * 60 * 1000

const isManager = (value: unknown): value is PeriodicSyncManager =>
  typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'

/**
 * Asks the browser to wake the worker now and then, so that packs are renewed while the shop is closed. Only Chromium can, and only for an
 * installed shop; elsewhere the next start renews them.
 */
export async function askForPackSync(): Promise<void> {
  if (globalThis.navigator === undefined || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration === undefined || !('periodicSync' in registration) || !isManager(registration.periodicSync)) return
    await registration.periodicSync.register(PACK_SYNC_TAG, { minInterval: HALF_A_DAY_MS })
  } catch (error) {
    // Not installed, as mostly, or not allowed: every start is an occasion too.
    if (!(error instanceof DOMException && error.name === 'NotAllowedError')) logOnly(error)
  }
}
