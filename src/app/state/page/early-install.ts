let capturedInstallEvent: Event | null = null

/**
 * Stops the browser's own banner that offers to install the app, and keeps the event for our button. The event may come early and only
 * once. Called once, at startup.
 */
export function captureInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    capturedInstallEvent = event
  })
}

/** Returns the last event by which the browser offered the installation; null if there was none. */
export const installOffer = (): Event | null => capturedInstallEvent
