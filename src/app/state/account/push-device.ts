import * as v from 'valibot'

/** The browser's subscription to push messages, as the server needs it. */
const DeviceSubscription = v.object({ endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) })
export type DeviceSubscription = v.InferOutput<typeof DeviceSubscription>

/** Why this device cannot receive push messages, before the user is asked; null if it can. */
export type PushObstacle = 'unsupported' | 'install-first' | 'refused'

/** The browser's functions for push messages. Tests supply their own. */
export interface PushDevice {
  findObstacle: () => PushObstacle | null
  /** Asks the user for permission. Must be called directly from a click, because browsers require that. */
  askPermission: () => Promise<NotificationPermission>
  /** Returns the URL (endpoint) of this browser's subscription; null if there is none. */
  endpoint: () => Promise<string | null>
  /** Subscribes to push messages. Rejects if the browser's push service is unreachable, or if no service worker is active. */
  subscribe: (publicKey: string) => Promise<DeviceSubscription>
  unsubscribe: () => Promise<void>
}

/** How long to wait for the service worker, which starts shortly after the first page. Some private windows have none. */
const WORKER_TIMEOUT_MS = 10_000

const workerRegistration = () => navigator.serviceWorker.getRegistration()
const currentSubscription = async () => (await (await workerRegistration())?.pushManager.getSubscription()) ?? null

async function waitForServiceWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No worker came.')), WORKER_TIMEOUT_MS))
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** Push messages with the browser's real functions. */
export const browserPush: PushDevice = {
  findObstacle() {
    const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    // Only Safari on iPhones and iPads has the property `standalone`. It supports push messages only for apps on the home screen.
    if (!able) return 'standalone' in navigator && navigator.standalone === false ? 'install-first' : 'unsupported'
    return Notification.permission === 'denied' ? 'refused' : null
  },
  askPermission: () => Notification.requestPermission(),
  endpoint: async () => (await currentSubscription())?.endpoint ?? null,
  async subscribe(publicKey) {
    const { pushManager } = await waitForServiceWorker()
    // The browser would reject a new subscription while one with another key exists.
    await (await pushManager.getSubscription())?.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    return v.parse(DeviceSubscription, made.toJSON())
  },
  async unsubscribe() {
    await (await currentSubscription())?.unsubscribe()
  },
}
