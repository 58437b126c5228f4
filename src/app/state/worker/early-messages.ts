let held: MessageEvent[] | null = null
const hold = (event: Event) => void (event instanceof MessageEvent && held?.push(event))

/**
 * Holds the worker's messages until the page has a listener. Browsers deliver them from DOMContentLoaded on, the listener is added later,
 * and a message without a listener is lost. Called once, before the first request.
 */
export function holdMessages(): void {
  if (!('serviceWorker' in navigator)) return
  held = []
  navigator.serviceWorker.addEventListener('message', hold)
}

/** The held messages, oldest first. Later messages are not held any more. */
export function drainMessages(): MessageEvent[] {
  const drained = held ?? []
  held = null
  if ('serviceWorker' in navigator) navigator.serviceWorker.removeEventListener('message', hold)
  return drained
}
