import { runExclusively } from '#data/exclusively.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { type KnownShop, readKnownShops } from '#data/mirror/shops.ts'
import { openOutboxChannel } from '#data/outbox/channel.ts'
import { type DrainResult, drainOutbox } from '#data/outbox/drain.ts'
import { hasUnsentIntents } from '#data/outbox/intents.ts'
import type { Network } from './network.ts'

/** The shops whose outboxes are sent. */
export type OutboxSelection = { tenantId: string } | 'all'

interface OutboxSendingContext {
  network: Network
  /** Returns the language of the shop's replies. */
  locale: () => Promise<string>
}

/**
 * Sends the waiting changes of this device, in the same way as the page and under the same lock. Rejects if some of them must wait longer,
 * so that after an event of Background Sync the browser tries again. An expired session does not reject, because only a new sign-in helps.
 */
export async function sendOutboxes(sender: OutboxSendingContext, which: OutboxSelection): Promise<void> {
  const shops = await readKnownShops()
  const wanted = shops.filter(({ tenantId }) => which === 'all' || tenantId === which.tenantId)
  const ended = await Promise.all(wanted.map((shop) => sendOutbox(sender, shop)))
  const failed = ended.find((one) => one.type === 'stopped')
  if (failed?.type === 'stopped') throw failed.error
}

async function sendOutbox({ network, locale }: OutboxSendingContext, { tenantId, baseUrl }: KnownShop): Promise<DrainResult> {
  const mirror = openMirrorDatabase(tenantId)
  const channel = openOutboxChannel(tenantId, () => undefined)
  const port = {
    fetch: (request: Request) => network.sendChange(request),
    baseUrl,
    tenantId,
    locale,
    // No token is given here, because the outbox reads user and token together and sets the headers itself.
    token: async () => null,
    now: () => Date.now(),
    exclusively: runExclusively,
  }
  try {
    // The queue is checked first, because workers start often and there is rarely anything to send.
    if (!(await hasUnsentIntents(mirror))) return { type: 'done' }
    return await drainOutbox({ port, mirror, notifyChanged: channel.post, isProbablyOffline: network.isDown })
  } finally {
    channel.close()
    await mirror.close()
  }
}
