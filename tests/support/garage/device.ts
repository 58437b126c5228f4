import { readGarage, storeGarage } from '#data/mirror/garage.ts'
import { type MirrorDatabase, openMirrorDatabase } from '#data/mirror/open.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import { drainOutbox } from '#data/outbox/drain.ts'
import { enqueueChanges } from '#data/outbox/intents.ts'
import type { PendingChange } from '#data/outbox/merge-change-into-queue.ts'
import { type OptimisticGarage, optimisticGarage } from '#data/outbox/optimistic-garage.ts'
import { portTo } from '../port.ts'
import { SpoiledNetwork } from '../spoiled-network.ts'
import type { GarageShop } from './fake-shop.ts'

let made = 0
const OWNER = 'ada'

/** A phone of one customer: its database and its outbox, and a network that a test spoils. */
export class GarageDevice {
  private readonly mirror: MirrorDatabase
  readonly network: SpoiledNetwork

  constructor(private readonly shop: GarageShop) {
    made += 1
    this.mirror = openMirrorDatabase(`garage-${made}`)
    this.network = new SpoiledNetwork(shop)
  }

  begin = (): Promise<void> => storeMirroredSession(this.mirror, { token: 't', userInfo: { id: OWNER, realname: 'Ada', email: '' } })

  /** What the page shows. */
  async view(): Promise<OptimisticGarage> {
    const { storedGarage, queue } = await readGarage(this.mirror, OWNER)
    return optimisticGarage(storedGarage?.vehicles ?? [], queue)
  }

  make = (now: number, change: PendingChange): Promise<void> => enqueueChanges(this.mirror, { owner: OWNER, madeAt: now }, [change])

  async send(): Promise<string> {
    const port = portTo(this.network.send, { now: Date.now })
    const context = { port, mirror: this.mirror, notifyChanged: () => undefined, isProbablyOffline: () => false }
    return (await drainOutbox(context)).type
  }

  /** Asks for the vehicles, as a page does that opens. */
  load = (): Promise<void> => storeGarage(this.mirror, { owner: OWNER, vehicles: this.shop.list(), askedAt: Date.now() })

  waiting = async (): Promise<number> =>
    (await readGarage(this.mirror, OWNER)).queue.filter(({ state }) => state === 'waiting' || state === 'sending').length

  close = (): Promise<void> => this.mirror.close()
}
