/**
 * What tabs and worker of one device say to each other: that what a channel is about has changed in the database. Each then reads it anew.
 */
const CHANGED = 'changed'

export interface Channel {
  /** Tells all others; who tells does not hear itself. */
  post: () => void
  close: () => void
}

/** About the cart of one tenant, in page and worker alike. */
export const openOutboxChannel = (tenantId: string, hear: () => void): Channel => openChannel(`armature.${tenantId}.cart`, hear)

/** About the list of guests, among the tabs. */
export const openGuestListChannel = (tenantId: string, hear: () => void): Channel => openChannel(`armature.${tenantId}.guest-list`, hear)

/** Of a name of its own. */
export function openChannel(name: string, hear: () => void): Channel {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', (event) => {
    if (event.data === CHANGED) hear()
  })
  return { post: () => channel.postMessage(CHANGED), close: () => channel.close() }
}
