import * as v from 'valibot'
import { MessageToPage } from '#contract/worker/messages.ts'

/**
 * Calls a function with the numbers of a request whose answer from the shop came after the timeout. This device has answered it meanwhile,
 * and the service worker drops the late answer. Returns a function that ends this. Messages that are held for the app (worker/
 * early-messages.ts) stay there for it.
 */
export function onLateAnswers(listener: (numbers: readonly string[]) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const hear = ({ data }: MessageEvent) => {
    const parsed = v.safeParse(MessageToPage, data)
    if (!parsed.success || parsed.output.type !== 'newer-reply') return
    const numbers = new URL(parsed.output.url, location.href).searchParams.get('numbers')
    if (numbers !== null) listener(numbers.split('|'))
  }
  navigator.serviceWorker.addEventListener('message', hear)
  return () => navigator.serviceWorker.removeEventListener('message', hear)
}
