import { readFavourites, storeFavourites } from '#data/mirror/favourites.ts'
import { type MirrorDatabase, openMirrorDatabase } from '#data/mirror/open.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import { drainOutbox } from '#data/outbox/drain.ts'
import { enqueueChanges } from '#data/outbox/intents.ts'
import type { PendingChange } from '#data/outbox/merge-change-into-queue.ts'
import { type OptimisticFavourites, optimisticFavourites } from '#data/outbox/optimistic-favourites.ts'
import { portTo } from '../port.ts'
import { SpoiledNetwork } from '../spoiled-network.ts'
import type { FavouritesShop } from './fake-shop.ts'

let made = 0
const OWNER = 'ada'

/** A phone of one customer: its database and its outbox, and a network that a test spoils. */
export class FavouritesDevice {
  private readonly mirror: MirrorDatabase
  readonly network: SpoiledNetwork

  constructor(private readonly shop: FavouritesShop) {
    made += 1
    this.mirror = openMirrorDatabase(`favourites-${made}`)
    this.network = new SpoiledNetwork(shop)
  }

  begin = (): Promise<void> => storeMirroredSession(this.mirror, { token: 't', userInfo: { id: OWNER, realname: 'Ada', email: '' } })

  /** What the page shows. */
  async view(): Promise<OptimisticFavourites> {
    const { storedList, queue } = await readFavourites(this.mirror, OWNER)
    return optimisticFavourites(storedList ?? { folders: [], marks: [] }, queue)
  }

  make = (now: number, ...changes: PendingChange[]): Promise<void> => enqueueChanges(this.mirror, { owner: OWNER, madeAt: now }, changes)

  async send(): Promise<string> {
    const port = portTo(this.network.send, { now: Date.now })
    const context = { port, mirror: this.mirror, notifyChanged: () => undefined, isProbablyOffline: () => false }
    return (await drainOutbox(context)).type
  }

  /** Asks for the list, as a page does that opens. */
  load = (): Promise<void> => storeFavourites(this.mirror, OWNER, this.shop.list(), Date.now())

  waiting = async (): Promise<number> =>
    (await readFavourites(this.mirror, OWNER)).queue.filter(({ state }) => state === 'waiting' || state === 'sending').length

  close = (): Promise<void> => this.mirror.close()
}
