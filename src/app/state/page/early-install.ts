declare global {
  /** The last event by which the browser offered the installation. The script in the page's head (first.ts) keeps it too, before the app runs. */
  var capturedInstallOffer: Event | undefined
}

/**
 * Stops the browser's own banner that offers to install the app, and keeps the event for our button. The event may come only once, and
 * before the app is loaded. Called once, by the first script of a page, in development by the app.
 */
export function captureInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    globalThis.capturedInstallOffer = event
  })
}

/** Returns the last event by which the browser offered the installation; null if there was none. */
export const installOffer = (): Event | null => globalThis.capturedInstallOffer ?? null
