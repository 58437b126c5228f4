import type { Context } from 'hono'
import { clientAddress, socketAddress } from '#server/kernel/client-address.ts'
import type { PublicAddress } from './public-origin.ts'

/** The network address that a request is counted under (kernel/client-address.ts). */
export const addressOf = (context: Context, { trustProxy }: Pick<PublicAddress, 'trustProxy'>): string =>
  clientAddress(context.req.raw.headers, socketAddress(context.env), trustProxy)
