import { Workbox } from 'workbox-window'
import { backoffMs } from '#app/state/outbox/backoff.ts'
import { scriptAddress } from './script-address.ts'

/** The shop's worker in this browser, and what tells of newer ones. */
export interface Registered {
  workbox: Workbox
  registration: ServiceWorkerRegistration
}

/** So often in about a quarter of an hour; then it waits for the next page. */
const MAX_TRIES = 20

/** Registers the worker. Each time by a Workbox of its own, which registers once. */
export async function registerWorker(): Promise<Registered> {
  const workbox = new Workbox(scriptAddress('/sw.js'))
  const registration = await workbox.register({ immediate: true })
  if (registration === undefined) throw new Error('This Workbox has registered before.')
  return { workbox, registration }
}

/**
 * Registers the worker of a device that has none, again after growing pauses while its installation fails: through a line that is lost, or
 * on which a gateway answers in the shop's place. What an installation has fetched by then is kept, so the next goes on from there. Rejects
 * when it has failed too often.
 */
export async function installWorker(): Promise<Registered> {
  for (let failures = 1; ; failures += 1) {
    const got = await installedOnce()
    if (!(got instanceof Error)) return got
    if (failures >= MAX_TRIES) throw got
    await new Promise((resolve) => setTimeout(resolve, backoffMs(failures, Math.random())))
  }
}

/** The worker, or why there is none. */
async function installedOnce(): Promise<Registered | Error> {
  try {
    const registered = await registerWorker()
    const { active, installing, waiting } = registered.registration
    // Loaded past its worker, a page sees an update here, which may wait for long.
    const first = active === null ? (installing ?? waiting) : null
    if (first !== null) await ended(first)
    return registered
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/**
 * Resolves when a first worker is on its way into charge, rejects when it could not be installed. Until then it waits, as an update does.
 */
function ended(installing: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (installing.state === 'redundant') reject(new Error('The worker could not be installed.'))
      else if (installing.state !== 'installing' && installing.state !== 'installed') resolve()
    }
    installing.addEventListener('statechange', look)
    look()
  })
}
