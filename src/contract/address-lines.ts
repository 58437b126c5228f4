import type { CallLine } from './call-line.ts'

const address = '/account/api/v1/address'
const own = { may: 'member', cache: 'never', fresh: true } as const
/** The book is also written without a network: every change can wait on the device. */
const changes = { ...own, queue: true, once: true } as const

/** The address book's calls as they go over the wire. */
export const addressLines = {
  addressList: { ...own, method: 'GET', queue: false, path: `${address}/list` },
  addressSave: { ...changes, method: 'POST', path: `${address}/save` },
  addressSetDefault: { ...changes, method: 'POST', path: `${address}/setDefault` },
  addressDelete: { ...changes, method: 'DELETE', path: `${address}/delete` },
} as const satisfies Record<string, CallLine>
