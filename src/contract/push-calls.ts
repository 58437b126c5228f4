import * as v from 'valibot'
import type { CallRow } from './call-row.ts'
import { PushSubscribed } from './push.ts'
import { pushLines } from './push-lines.ts'

/** The calls about messages on the device that calls. A subscription belongs to the session of that device and ends with it. */
export const pushCalls = {
  pushState: {
    ...pushLines.pushState,
    input: v.object({}),
    /** The server's VAPID key for the browser, and where messages for this device go; '' when it gets none. */
    result: v.object({ publicKey: v.string(), endpoint: v.string() }),
    summary: 'Whether this device is told when an order ships, and the key that its browser subscribes with.',
  },
  pushSubscribe: {
    ...pushLines.pushSubscribe,
    input: PushSubscribed,
    result: v.object({ on: v.literal(true) }),
    summary: 'From now on this device is told when an order ships.',
  },
  pushUnsubscribe: {
    ...pushLines.pushUnsubscribe,
    input: v.object({}),
    result: v.object({ on: v.literal(false) }),
    summary: 'This device is told no more.',
  },
} as const satisfies Record<keyof typeof pushLines, CallRow>
