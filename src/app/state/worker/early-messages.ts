let heldMessages: MessageEvent[] | null = null
const holdMessage = (event: Event) => void (event instanceof MessageEvent && heldMessages?.push(event))

/**
 * Holds messages of the service worker until the page listens to them. Browsers deliver messages from DOMContentLoaded on, the page listens
 * later, and a message that nothing listens to is lost. Called once, before the first request.
 */
export function startHoldingMessages(): void {
  if (!('serviceWorker' in navigator)) return
  heldMessages = []
  navigator.serviceWorker.addEventListener('message', holdMessage)
}

/** Returns the held messages, oldest first. Later messages are not held any more. */
export function drainMessages(): MessageEvent[] {
  const drained = heldMessages ?? []
  heldMessages = null
  if ('serviceWorker' in navigator) navigator.serviceWorker.removeEventListener('message', holdMessage)
  return drained
}
