import webPush from 'web-push'
import type { BrowserPushSubscription, PushMessage } from '#contract/push/push-calls.ts'
import type { VapidKeys } from './keys.ts'

/** Sends a request to a push service: `fetch`, or a function of a test. */
export type SendRequest = (address: string, request: RequestInit) => Promise<Response>

interface AddressedPush {
  subscription: BrowserPushSubscription
  message: PushMessage
  keys: VapidKeys
  /** A `mailto:` address, at which the push service can reach the sender, for example about too many messages. */
  sender: string
  /**
   * The topic of the message: up to 32 letters, digits, `-` and `_`. A newer message replaces an undelivered message with the same topic.
   */
  topic: string
}

const PUSH_TIMEOUT_MS = 10_000
/** How many seconds the push service keeps a message that it cannot deliver. After that it drops the message. */
const MESSAGE_TTL_SECONDS = 3 * 24 * 60 * 60
const isUnsubscribedStatus = (status: number) => status === 404 || status === 410

/**
 * Sends one push message, encrypted for one device. `gone`: the device has unsubscribed. Rejects if the push service did not accept the
 * message.
 */
export async function sendPush(send: SendRequest, { subscription, message, keys, sender, topic }: AddressedPush): Promise<'sent' | 'gone'> {
  const { headers, body, endpoint } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject: sender, ...keys },
    TTL: MESSAGE_TTL_SECONDS,
    topic,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  })
  const sentHeaders = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]))
  // The header is removed, because `fetch` sets it itself.
  sentHeaders.delete('Content-Length')
  const signal = AbortSignal.timeout(PUSH_TIMEOUT_MS)
  const reply = await send(endpoint, { method: 'POST', headers: sentHeaders, body: new Uint8Array(body), redirect: 'error', signal })
  await reply.body?.cancel()
  if (isUnsubscribedStatus(reply.status)) return 'gone'
  if (!reply.ok) throw new Error(`${new URL(endpoint).hostname} answered ${reply.status}.`)
  return 'sent'
}
