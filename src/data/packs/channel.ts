import { type Channel, openChannel } from '#data/outbox/channel.ts'

/** The channel for one tenant's packs, in page and worker: the pack database has changed. */
export const openPackChannel = (tenantId: string, hear: () => void): Channel => openChannel(`armature.${tenantId}.packs`, hear)
