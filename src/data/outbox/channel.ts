/** The message between the tabs and the worker of one device that data in the database has changed. Each receiver reads the data again. */
const DATA_CHANGED_MESSAGE = 'changed'

export interface ChangeChannel {
  /** Notifies all other tabs and the worker. The sender does not receive its own message. */
  post: () => void
  close: () => void
}

/** Opens the channel for changes of one tenant's cart, in page and worker. */
export const openOutboxChannel = (tenantId: string, hear: () => void): ChangeChannel => openChannel(`armature.${tenantId}.cart`, hear)

/** Opens the channel for changes of the guest list, between tabs. */
export const openGuestListChannel = (tenantId: string, hear: () => void): ChangeChannel =>
  openChannel(`armature.${tenantId}.guest-list`, hear)

/** Opens the channel for changes of the old units of this device, between tabs. */
export const openOldUnitChannel = (tenantId: string, hear: () => void): ChangeChannel => openChannel(`armature.${tenantId}.old-units`, hear)

/** Opens a channel with any name. */
export function openChannel(name: string, hear: () => void): ChangeChannel {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', (event) => {
    if (event.data === DATA_CHANGED_MESSAGE) hear()
  })
  return { post: () => channel.postMessage(DATA_CHANGED_MESSAGE), close: () => channel.close() }
}
