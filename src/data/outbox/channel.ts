/** What tabs and worker of one device say to each other: that the cart's database holds something new. Each then reads it anew. */
const CHANGED = 'changed'

export interface CartChannel {
  /** Tells all others; who tells does not hear itself. */
  tell: () => void
  close: () => void
}

/** The channel of one tenant, in page and worker alike. */
export function openCartChannel(tenantId: string, hear: () => void): CartChannel {
  const channel = new BroadcastChannel(`armature.${tenantId}.cart`)
  channel.addEventListener('message', (event) => {
    if (event.data === CHANGED) hear()
  })
  return { tell: () => channel.postMessage(CHANGED), close: () => channel.close() }
}
