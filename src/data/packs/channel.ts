import { type Channel, openChannel } from '#data/outbox/channel.ts'

/** About the packs of one tenant, in page and worker alike: something of them has changed in the database. */
export const openPackChannel = (tenantId: string, hear: () => void): Channel => openChannel(`armature.${tenantId}.packs`, hear)
