import type { Context } from 'hono'
import { clientAddress, socketAddress } from '#server/kernel/client-address.ts'
import type { PublicAddress } from './public-origin.ts'

/** Returns the network address under which a request is counted (kernel/client-address.ts). */
export const clientAddressOf = (context: Context, { trustProxy }: Pick<PublicAddress, 'trustProxy'>): string =>
  clientAddress(context.req.raw.headers, socketAddress(context.env), trustProxy)
