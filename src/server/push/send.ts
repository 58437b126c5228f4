import webPush from 'web-push'
import type { PushMessage, PushSubscribed } from '#contract/push-calls.ts'
import type { PushKeys } from './keys.ts'

/** Sends a request to a push service: `fetch`, or a test's own function. */
export type Send = (address: string, request: RequestInit) => Promise<Response>

interface Letter {
  to: PushSubscribed
  message: PushMessage
  keys: PushKeys
  /** A `mailto:` address, at which the push service can reach the sender, for example about too many messages. */
  sender: string
  /** Up to 32 letters, digits, `-` and `_`. An undelivered message is replaced by a newer one with the same topic. */
  topic: string
}

const PATIENCE_MS = 10_000
/** The push service drops a message that it could not deliver in this time. */
const KEPT_SECONDS = 3 * 24 * 60 * 60
const isGone = (status: number) => status === 404 || status === 410

/**
 * Sends one message, encrypted for one device. `gone`: the device has unsubscribed. Rejects when the push service did not accept the
 * message.
 */
export async function sendPush(send: Send, { to, message, keys, sender, topic }: Letter): Promise<'sent' | 'gone'> {
  const { headers, body, endpoint } = webPush.generateRequestDetails(to, JSON.stringify(message), {
    vapidDetails: { subject: sender, ...keys },
    TTL: KEPT_SECONDS,
    topic,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  })
  const sentHeaders = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]))
  // `fetch` sets this header itself.
  sentHeaders.delete('Content-Length')
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const reply = await send(endpoint, { method: 'POST', headers: sentHeaders, body: new Uint8Array(body), redirect: 'error', signal })
  await reply.body?.cancel()
  if (isGone(reply.status)) return 'gone'
  if (!reply.ok) throw new Error(`${new URL(endpoint).hostname} answered ${reply.status}.`)
  return 'sent'
}
