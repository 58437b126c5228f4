import { type ChangeChannel, openChannel } from '#data/outbox/channel.ts'

/** Opens the channel on which page and worker announce that the pack database of one tenant has changed. */
export const openPackChannel = (tenantId: string, hear: () => void): ChangeChannel => openChannel(`armature.${tenantId}.packs`, hear)
