import webPush from 'web-push'
import type { PushMessage, PushSubscribed } from '#contract/push-calls.ts'
import type { PushKeys } from './keys.ts'

/** What carries a message to a push service: `fetch`, or a test's own. */
export type Send = (address: string, request: RequestInit) => Promise<Response>

interface Letter {
  to: PushSubscribed
  message: PushMessage
  keys: PushKeys
  /** Who sends: a push service writes there when we send too much. */
  sender: string
  /** Up to 32 letters, digits, `-` and `_`: a newer message under it takes the place of one that was not delivered yet. */
  topic: string
}

const PATIENCE_MS = 10_000
/** A message that could not be delivered for so long is not delivered any more. */
const KEPT_SECONDS = 3 * 24 * 60 * 60
const isGone = (status: number) => status === 404 || status === 410

/** Sends one message, encrypted for one device. `gone`: the device does not want to hear any more. Rejects when it did not get through. */
export async function sendPush(send: Send, { to, message, keys, sender, topic }: Letter): Promise<'sent' | 'gone'> {
  const { headers, body, endpoint } = webPush.generateRequestDetails(to, JSON.stringify(message), {
    vapidDetails: { subject: sender, ...keys },
    TTL: KEPT_SECONDS,
    topic,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  })
  const sentHeaders = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]))
  // `fetch` counts for itself.
  sentHeaders.delete('Content-Length')
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const reply = await send(endpoint, { method: 'POST', headers: sentHeaders, body: new Uint8Array(body), redirect: 'error', signal })
  await reply.body?.cancel()
  if (isGone(reply.status)) return 'gone'
  if (!reply.ok) throw new Error(`${new URL(endpoint).hostname} answered ${reply.status}.`)
  return 'sent'
}
