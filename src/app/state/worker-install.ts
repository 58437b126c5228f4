import { backoffMs } from './backoff.ts'

/** So often in about a quarter of an hour; then it waits for the next page. */
const TRIES_MOST = 20

/**
 * Registers the worker of a device that has none, again after growing pauses while its installation fails: through a line that is lost, or on which a gateway answers
 * in the shop's place. What an installation has fetched by then is kept, so the next goes on from there. Rejects when it has failed too often.
 */
export async function installed(register: () => Promise<ServiceWorkerRegistration>): Promise<ServiceWorkerRegistration> {
  for (let failures = 1; ; failures += 1) {
    const failed = await registered(register)
    if (!(failed instanceof Error)) return failed
    if (failures >= TRIES_MOST) throw failed
    await new Promise((resolve) => setTimeout(resolve, backoffMs(failures, Math.random())))
  }
}

/** The registration, or why there is none. */
async function registered(register: () => Promise<ServiceWorkerRegistration>): Promise<ServiceWorkerRegistration | Error> {
  try {
    const registration = await register()
    return registration.installing ? await ended(registration.installing).then(() => registration) : registration
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Resolves when an installation has succeeded, rejects when it has failed. */
function ended(installing: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (installing.state === 'redundant') reject(new Error('The worker could not be installed.'))
      else if (installing.state !== 'installing') resolve()
    }
    installing.addEventListener('statechange', look)
    look()
  })
}
