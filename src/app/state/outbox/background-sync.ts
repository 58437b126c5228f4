import { currentTenant } from '#app/config.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import type { MessageToWorker } from '#contract/worker/messages.ts'
import { syncTag } from '#data/outbox/sync-tag.ts'

interface SyncManager {
  register: (tag: string) => Promise<void>
}

const isSyncManager = (value: unknown): value is SyncManager =>
  typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'

/**
 * Asks the browser to wake the service worker when the network is back, even after this page was closed. Only Chromium supports that. In
 * other browsers the changes are sent at the next start of the app.
 */
export async function requestBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration === undefined || !('sync' in registration) || !isSyncManager(registration.sync)) return
    await registration.sync.register(syncTag(currentTenant().tenantId))
  } catch (error) {
    // The browser's settings may block background sync. All other events that lead to sending remain.
    logErrorOnly(error)
  }
}

/** Hands the sending of changes over to the service worker when the page becomes hidden, because the worker lives a little longer. */
export function handOutboxToWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const message: MessageToWorker = { type: 'send-outbox', tenantId: currentTenant().tenantId }
  navigator.serviceWorker.controller?.postMessage(message)
}
