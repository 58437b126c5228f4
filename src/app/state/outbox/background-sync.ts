import { tenant } from '#app/config.ts'
import { logOnly } from '#app/state/page/notices.ts'
import type { ToWorker } from '#contract/messages.ts'
import { syncTag } from '#data/outbox/sync-tag.ts'

interface SyncManager {
  register: (tag: string) => Promise<void>
}

const isSyncManager = (value: unknown): value is SyncManager =>
  typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'

/**
 * Asks the browser to wake the worker when there is a signal, also after this page is closed. Only Chromium can; elsewhere the next start
 * of the shop sends.
 */
export async function askForSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration === undefined || !('sync' in registration) || !isSyncManager(registration.sync)) return
    await registration.sync.register(syncTag(tenant().tenantId))
  } catch (error) {
    // Refused by the person's settings, say. Every other occasion is left.
    logOnly(error)
  }
}

/** The page goes out of sight: the worker lives a little longer and goes on sending. */
export function handOverToWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const message: ToWorker = { type: 'send-outbox', tenantId: tenant().tenantId }
  navigator.serviceWorker.controller?.postMessage(message)
}
