/** Messages between tabs and worker of one device: the channel's data has changed in the database. Each receiver reads it again. */
const CHANGED = 'changed'

export interface Channel {
  /** Notifies all other contexts; the sender does not receive its own message. */
  post: () => void
  close: () => void
}

/** The channel for one tenant's cart, in page and worker. */
export const openOutboxChannel = (tenantId: string, hear: () => void): Channel => openChannel(`armature.${tenantId}.cart`, hear)

/** The channel for the guest list, between tabs. */
export const openGuestListChannel = (tenantId: string, hear: () => void): Channel => openChannel(`armature.${tenantId}.guest-list`, hear)

/** Opens a channel with any name. */
export function openChannel(name: string, hear: () => void): Channel {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', (event) => {
    if (event.data === CHANGED) hear()
  })
  return { post: () => channel.postMessage(CHANGED), close: () => channel.close() }
}
