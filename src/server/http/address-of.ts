import type { Context } from 'hono'
import { clientAddress, socketAddress } from '#server/kernel/client-address.ts'
import type { PublicAddress } from './public-origin.ts'

declare module 'hono' {
  interface ContextVariableMap {
    clientAddress: string | undefined
  }
}

/** Returns the network address under which a request is counted (kernel/client-address.ts). It is read once for each request. */
export function clientAddressOf(context: Context, { trustProxy }: Pick<PublicAddress, 'trustProxy'>): string {
  const known = context.get('clientAddress')
  if (known !== undefined) return known
  const address = clientAddress(context.req.raw.headers, socketAddress(context.env), trustProxy)
  context.set('clientAddress', address)
  return address
}
