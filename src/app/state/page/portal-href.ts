import { PORTAL_PARAM } from '#data/portal.ts'

/**
 * The shop's own address, asked of the network and not of what this device keeps: a network with a page of its own shows it there, and the
 * shop once that is done.
 */
export const portalHref = (): string => `/?${PORTAL_PARAM}=${Date.now()}`
