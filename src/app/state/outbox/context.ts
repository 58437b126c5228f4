import { connectedPort } from '#app/state/page/ask.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { throttle } from '#app/state/page/throttle.ts'
import { runExclusively } from '#data/exclusively.ts'
import { openOutboxChannel } from '#data/outbox/channel.ts'
import type { OutboxContext } from '#data/outbox/context.ts'

/** How often the display is updated at most, because a hundred changes sent in a row must not cause two hundred renders. */
const REREAD_INTERVAL_MS = 100

let currentContext: OutboxContext | null = null

const outboxListeners = new Set<() => void>()

/** Calls a function when the database has changed, by this page, another tab or the worker. Returns a function that ends this. */
export function onOutboxChanged(listener: () => void): () => void {
  outboxListeners.add(listener)
  return () => void outboxListeners.delete(listener)
}

/**
 * Returns what the outbox of this page needs; null if the page has no `Port` (data/port.ts) or no database. Opens the channel to other
 * tabs. This file does not import the code that sends changes, because pages that only listen for changes do not need it.
 */
export function outboxContext(): OutboxContext | null {
  const port = connectedPort()
  const mirror = connectedMirror()
  if (port === null || mirror === null) return null
  if (currentContext?.mirror === mirror) return currentContext
  const reread = throttle(() => {
    if (connectedMirror() !== mirror) return
    for (const listener of outboxListeners) listener()
  }, REREAD_INTERVAL_MS)
  const channel = openOutboxChannel(port.tenantId, reread)
  currentContext = {
    port: { ...port, exclusively: runExclusively },
    mirror,
    isProbablyOffline: () => !network.up || !navigator.onLine,
    notifyChanged: () => {
      channel.post()
      reread()
    },
  }
  return currentContext
}

/** Tells this page and all others that the database has changed. */
export const notifyOutboxChanged = (): void => outboxContext()?.notifyChanged()
