import * as v from 'valibot'
import { ToPage } from '#contract/messages.ts'
import { drainMessages } from './early-messages.ts'

/**
 * Hears what the worker says to this page, also what was held before; what is no message of the contract is not heard. Returns how to stop.
 */
export function onWorkerMessage(listener: (message: ToPage) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const hear = (event: MessageEvent) => {
    const parsed = v.safeParse(ToPage, event.data)
    if (parsed.success) listener(parsed.output)
  }
  navigator.serviceWorker.addEventListener('message', hear)
  for (const event of drainMessages()) hear(event)
  // Messages wait until the page asks for them when no `onmessage` is set.
  navigator.serviceWorker.startMessages()
  return () => navigator.serviceWorker.removeEventListener('message', hear)
}
