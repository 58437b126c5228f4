let held: Event | null = null

/**
 * Holds the browser's offer to install the shop until somebody wants it, so that it shows no banner of its own. It may come before what
 * comes after the page is here, and it comes once. Called once, at start.
 */
export function holdInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    held = event
  })
}

/** The newest offer that was held. */
export const heldInstallOffer = (): Event | null => held
