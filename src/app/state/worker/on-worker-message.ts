import * as v from 'valibot'
import { MessageToPage } from '#contract/worker/messages.ts'
import { drainMessages } from './early-messages.ts'

/**
 * Calls a function for every message of the service worker, including those held before. Messages that do not fit the contract are ignored.
 * Returns a function that ends this.
 */
export function onWorkerMessage(listener: (message: MessageToPage) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const hear = (event: MessageEvent) => {
    const parsed = v.safeParse(MessageToPage, event.data)
    if (parsed.success) listener(parsed.output)
  }
  navigator.serviceWorker.addEventListener('message', hear)
  for (const event of drainMessages()) hear(event)
  // Without a handler `onmessage`, the browser holds messages back until this call.
  navigator.serviceWorker.startMessages()
  return () => navigator.serviceWorker.removeEventListener('message', hear)
}
