import { Workbox } from 'workbox-window'
import { backoffMs } from '#app/state/page/backoff.ts'
import { trustedScriptUrl } from '#app/state/page/script-address.ts'

/** The registered service worker, and the Workbox object that reports its updates. */
export interface RegisteredWorker {
  workbox: Workbox
  registration: ServiceWorkerRegistration
}

/** How often the installation is tried. With the growing pauses this takes about a quarter of an hour. Then the next page tries again. */
const MAX_TRIES = 20

/** Registers the service worker. A Workbox object can register only once, so each call creates a new one. */
export async function registerWorker(): Promise<RegisteredWorker> {
  const workbox = new Workbox(trustedScriptUrl('/sw.js'))
  const registration = await workbox.register({ immediate: true })
  if (registration === undefined) throw new Error('This Workbox has registered before.')
  return { workbox, registration }
}

/**
 * Registers the service worker on a device without one. If the installation fails, because the network is lost or a gateway answers, it is
 * tried again after growing pauses. Files that were fetched before a failure stay stored, so the next try continues there. Rejects after
 * too many failures.
 */
export async function installWorker(): Promise<RegisteredWorker> {
  for (let failures = 1; ; failures += 1) {
    const got = await tryInstall()
    if (!(got instanceof Error)) return got
    if (failures >= MAX_TRIES) throw got
    await new Promise((resolve) => setTimeout(resolve, backoffMs(failures, Math.random())))
  }
}

/** Tries to install the service worker once. Returns the registered worker, or the error. */
async function tryInstall(): Promise<RegisteredWorker | Error> {
  try {
    const registered = await registerWorker()
    const { active, installing, waiting } = registered.registration
    // A page that was loaded without its service worker (by a forced reload) finds the worker's update here. An update may wait for long,
    // so only the first service worker of a device is awaited.
    const first = active === null ? (installing ?? waiting) : null
    if (first !== null) await waitUntilActivating(first)
    return registered
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Resolves when a first service worker is being activated. Rejects if it could not be installed. */
function waitUntilActivating(installing: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (installing.state === 'redundant') reject(new Error('The worker could not be installed.'))
      else if (installing.state !== 'installing' && installing.state !== 'installed') resolve()
    }
    installing.addEventListener('statechange', look)
    look()
  })
}
