let held: MessageEvent[] | null = null
const hold = (event: Event) => void (event instanceof MessageEvent && held?.push(event))

/**
 * Holds messages of the service worker until the page listens to them. Browsers deliver messages from DOMContentLoaded on, the page listens
 * later, and a message that nothing listens to is lost. Called once, before the first request.
 */
export function holdMessages(): void {
  if (!('serviceWorker' in navigator)) return
  held = []
  navigator.serviceWorker.addEventListener('message', hold)
}

/** Returns the held messages, oldest first. Later messages are not held any more. */
export function drainMessages(): MessageEvent[] {
  const drained = held ?? []
  held = null
  if ('serviceWorker' in navigator) navigator.serviceWorker.removeEventListener('message', hold)
  return drained
}
