import * as v from 'valibot'

/** What this browser's subscription says of itself. */
const DeviceSubscription = v.object({ endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) })
export type DeviceSubscription = v.InferOutput<typeof DeviceSubscription>

/** Why this device cannot be told, before anybody is asked; null when it can. */
export type PushObstacle = 'unsupported' | 'install-first' | 'refused'

/** What messages need of the browser. Tests hand in their own. */
export interface PushDevice {
  cannot: () => PushObstacle | null
  /** Asks the person. Must be the first thing after a press: browsers ask only then. */
  allow: () => Promise<NotificationPermission>
  /** Where messages for this browser go, or null when it gets none. */
  endpoint: () => Promise<string | null>
  /** Rejects when the browser's push service cannot be reached, or when no worker comes into being. */
  subscribe: (publicKey: string) => Promise<DeviceSubscription>
  unsubscribe: () => Promise<void>
}

/** The worker comes a little after the first page. Where none comes, as in some private windows, nobody waits for ever. */
const WORKER_PATIENCE_MS = 10_000

const registered = () => navigator.serviceWorker.getRegistration()
const own = async () => (await (await registered())?.pushManager.getSubscription()) ?? null

async function withWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No worker came.')), WORKER_PATIENCE_MS))
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** The browser's own. */
export const browserPush: PushDevice = {
  cannot() {
    const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    // Only Safari on iPhones and iPads says this; it takes messages for apps on the home screen alone.
    if (!able) return 'standalone' in navigator && navigator.standalone === false ? 'install-first' : 'unsupported'
    return Notification.permission === 'denied' ? 'refused' : null
  },
  allow: () => Notification.requestPermission(),
  endpoint: async () => (await own())?.endpoint ?? null,
  async subscribe(publicKey) {
    const { pushManager } = await withWorker()
    // One of another key, of a shop that was set up anew, would make the browser refuse.
    await (await pushManager.getSubscription())?.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    return v.parse(DeviceSubscription, made.toJSON())
  },
  async unsubscribe() {
    await (await own())?.unsubscribe()
  },
}
