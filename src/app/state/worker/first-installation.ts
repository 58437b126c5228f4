/** How long the first installation of the service worker is waited for. */
const MAX_INSTALLATION_MS = 20_000

let end = () => {}
let ended: Promise<unknown> = Promise.resolve()

/** Resolves if the device has a service worker already: none controls a page that was reloaded without the cache. */
async function wasVisitedBefore(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (registration === undefined) await new Promise(() => {})
}

/**
 * Begins to wait for the service worker, on a page that none controls. On a first visit the device has nothing of the visitor's yet, and the
 * worker is about to store all code, so what is only needed for the visitor's own data waits until then.
 */
export function awaitFirstInstallation(): void {
  ended = Promise.race([
    wasVisitedBefore(),
    new Promise<void>((resolve) => {
      end = resolve
    }),
    new Promise((over) => setTimeout(over, MAX_INSTALLATION_MS)),
  ])
}

/** Called when the service worker is active, or when it is certain that there will be none. */
export const endFirstInstallation = (): void => end()

/** Resolves at once, but on a first visit when the service worker is active, or after 20 s. */
export const afterFirstInstallation = (): Promise<unknown> => ended
