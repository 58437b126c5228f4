import * as v from 'valibot'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'

/**
 * Matches the hosts of the push services of browsers. The server sends requests to the URL of a subscription, so any other host is
 * rejected, because otherwise a client could make the server call hosts in its internal network (SSRF).
 */
const pushServiceHosts =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)+push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com|(?:[\w-]+\.)+notify\.windows\.com)$/

function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  return protocol === 'https:' && port === '' && username === '' && pushServiceHosts.test(hostname)
}

/** A browser's push subscription: its endpoint, and the keys (base64url) with which messages are encrypted. */
export const BrowserPushSubscription = v.object({
  endpoint: v.pipe(
    v.string(),
    v.maxLength(1000, /*i18n*/ 'This address of a push service is too long.'),
    v.check(isPushService, /*i18n*/ 'The shop does not know the push service of this browser.'),
  ),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/, /*i18n*/ 'This key of a push subscription is not complete.')),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/, /*i18n*/ 'This key of a push subscription is not complete.')),
  }),
})
export type BrowserPushSubscription = v.InferOutput<typeof BrowserPushSubscription>

/** A push message as the worker receives it, in the customer's language. */
export const PushMessage = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  body: v.string(),
  lang: v.string(),
  /** The target of the message: a path of this shop. */
  path: v.string(),
  /** The tag of the message; a newer message with the same tag replaces it. */
  tag: v.string(),
})
export type PushMessage = v.InferOutput<typeof PushMessage>

const pushPath = '/account/api/v1/push'
const memberPushCall = { may: 'member', cache: 'never', fresh: true, queue: false } as const

/** The calls for push messages on the calling device. A subscription belongs to the device's session and ends with it. */
export const pushCalls = {
  pushState: {
    ...memberPushCall,
    method: 'GET',
    path: `${pushPath}/state`,
    input: v.object({}),
    /** The server's VAPID public key, and the endpoint of this device; the endpoint is '' if the device has none. */
    result: v.object({ publicKey: v.string(), endpoint: v.string() }),
    summary: 'Whether this device is told when an order ships, and the key that its browser subscribes with.',
  },
  pushSubscribe: {
    ...memberPushCall,
    method: 'POST',
    path: `${pushPath}/subscribe`,
    input: BrowserPushSubscription,
    result: v.object({ on: v.literal(true) }),
    summary: 'From now on this device is told when an order ships.',
  },
  pushUnsubscribe: {
    ...memberPushCall,
    method: 'POST',
    path: `${pushPath}/unsubscribe`,
    input: v.object({}),
    result: v.object({ on: v.literal(false) }),
    summary: 'This device is told no more.',
  },
} as const satisfies Record<string, CallDefinition>
