import type { Context } from 'hono'
import { clientAddress, socketAddress } from '#server/kernel/client-address.ts'
import type { Reached } from './public-origin.ts'

/** The network address that a request is counted under (kernel/client-address.ts). */
export const addressOf = (context: Context, { trustProxy }: Pick<Reached, 'trustProxy'>): string =>
  clientAddress(context.req.raw.headers, socketAddress(context.env), trustProxy)
