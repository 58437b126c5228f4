let held: Event | null = null

/**
 * Intercepts the browser's installation prompt, so that it shows no banner of its own. The event may come early and only once. Called once,
 * at startup.
 */
export function holdInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    held = event
  })
}

/** The last intercepted event. */
export const heldInstallOffer = (): Event | null => held
