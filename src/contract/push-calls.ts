import * as v from 'valibot'
import type { CallRow } from './call-row.ts'
import { PushSubscribed } from './push.ts'

const push = '/account/api/v1/push'
const own = { may: 'member', cache: 'never', fresh: true, queue: false } as const

/** The calls about messages on the device that calls. A subscription belongs to the session of that device and ends with it. */
export const pushCalls = {
  pushState: {
    ...own,
    method: 'GET',
    path: `${push}/state`,
    input: v.object({}),
    /** The server's VAPID key for the browser, and where messages for this device go; '' when it gets none. */
    result: v.object({ publicKey: v.string(), endpoint: v.string() }),
    summary: 'Whether this device is told when an order ships, and the key that its browser subscribes with.',
  },
  pushSubscribe: {
    ...own,
    method: 'POST',
    path: `${push}/subscribe`,
    input: PushSubscribed,
    result: v.object({ on: v.literal(true) }),
    summary: 'From now on this device is told when an order ships.',
  },
  pushUnsubscribe: {
    ...own,
    method: 'POST',
    path: `${push}/unsubscribe`,
    input: v.object({}),
    result: v.object({ on: v.literal(false) }),
    summary: 'This device is told no more.',
  },
} as const satisfies Record<string, CallRow>
