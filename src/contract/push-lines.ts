import type { CallLine } from './call-line.ts'

const push = '/account/api/v1/push'
const own = { may: 'member', cache: 'never', fresh: true, queue: false } as const

/** The calls about messages on a device, as they go over the wire. They set something that the device must do as well, so none of them waits. */
export const pushLines = {
  pushState: { ...own, method: 'GET', path: `${push}/state` },
  pushSubscribe: { ...own, method: 'POST', path: `${push}/subscribe` },
  pushUnsubscribe: { ...own, method: 'POST', path: `${push}/unsubscribe` },
} as const satisfies Record<string, CallLine>
