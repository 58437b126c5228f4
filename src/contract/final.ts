import type { AppError, ErrorCode } from './errors.ts'

/** Not about the change but about how the shop is reached: an older server behind the same address, a gateway that lost its tenant. */
const aboutTheWay: ReadonlySet<ErrorCode> = new Set(['no-route', 'wrong-method', 'unknown-tenant'])

/**
 * Whether the shop's refusal of a change is its last word. The device tells its owner then and sends it no more under that key, so the server has to remember the
 * refusal with the key: a copy of the request that comes late must not be done after all.
 */
export const isFinal = ({ code, row }: AppError): boolean => !row.retry && code !== 'sign-in-required' && !aboutTheWay.has(code)
