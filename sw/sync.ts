import { exclusively } from '#data/exclusively.ts'
import { openMirror } from '#data/mirror/open.ts'
import { type KnownShop, knownShops } from '#data/mirror/shops.ts'
import { openOutboxChannel } from '#data/outbox/channel.ts'
import { type Drained, drain } from '#data/outbox/drain.ts'
import { somethingWaits } from '#data/outbox/intents.ts'
import type { Network } from './network.ts'

/** Which shops' outboxes to send. */
export type Which = { tenantId: string } | 'all'

interface Sender {
  network: Network
  /** In which language the shop is to answer. */
  locale: () => Promise<string>
}

/**
 * Sends what waits on this device, as the page does and under the same lock. Rejects when something has to wait longer and the browser may
 * ask again: an event of Background Sync then comes back by itself. A session that has ended does not reject, because only its owner can
 * mend it.
 */
export async function sendOutboxes(sender: Sender, which: Which): Promise<void> {
  const shops = await knownShops()
  const wanted = shops.filter(({ tenantId }) => which === 'all' || tenantId === which.tenantId)
  const ended = await Promise.all(wanted.map((shop) => sendOutbox(sender, shop)))
  const failed = ended.find((one) => one.type === 'stopped')
  if (failed?.type === 'stopped') throw failed.error
}

async function sendOutbox({ network, locale }: Sender, { tenantId, baseUrl }: KnownShop): Promise<Drained> {
  const mirror = openMirror(tenantId)
  const channel = openOutboxChannel(tenantId, () => undefined)
  const port = {
    fetch: (request: Request) => network.send(request),
    baseUrl,
    tenantId,
    locale,
    // The outbox reads owner and token together and hands in the headers itself; nobody else asks this port.
    token: async () => null,
    now: () => Date.now(),
    exclusively,
  }
  try {
    // A worker starts often, and seldom has anything to send.
    if (!(await somethingWaits(mirror))) return { type: 'done' }
    return await drain({ port, mirror, changed: channel.post, seemsDown: network.isDown })
  } finally {
    channel.close()
    await mirror.close()
  }
}
