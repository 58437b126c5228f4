let held: MessageEvent[] | null = null
const hold = (event: Event) => void (event instanceof MessageEvent && held?.push(event))

/**
 * Holds what the worker says until somebody listens. The listener comes after the page, the worker's first word about a kept reply may
 * come before: browsers hand messages out from DOMContentLoaded on, and what nobody hears then is lost. Called once, before the page asks
 * for anything.
 */
export function holdMessages(): void {
  if (!('serviceWorker' in navigator)) return
  held = []
  navigator.serviceWorker.addEventListener('message', hold)
}

/** What was held, oldest first. From now on nothing is held. */
export function drainMessages(): MessageEvent[] {
  const drained = held ?? []
  held = null
  if ('serviceWorker' in navigator) navigator.serviceWorker.removeEventListener('message', hold)
  return drained
}
