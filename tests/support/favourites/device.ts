import { readFavourites, storeFavourites } from '#data/mirror/favourites.ts'
import { type MirrorDatabase, openMirrorDatabase } from '#data/mirror/open.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import { drainOutbox } from '#data/outbox/drain.ts'
import { enqueueChanges } from '#data/outbox/intents.ts'
import type { PendingChange } from '#data/outbox/merge-change-into-queue.ts'
import { type OptimisticFavourites, optimisticFavourites } from '#data/outbox/optimistic-favourites.ts'
import { portTo } from '../port.ts'
import { envelopeReply } from '../reply.ts'
import type { FavouritesShop } from './fake-shop.ts'

/** What becomes of the next change in the network. */
export type Fate = 'deliver' | 'drop-request' | 'drop-reply' | 'twice' | 'gateway'

let made = 0
const OWNER = 'ada'

/** A phone of one customer: its database and its outbox, and a network that a test spoils. */
export class FavouritesDevice {
  private readonly mirror: MirrorDatabase
  fate: Fate = 'deliver'

  constructor(private readonly shop: FavouritesShop) {
    made += 1
    this.mirror = openMirrorDatabase(`favourites-${made}`)
  }

  begin = (): Promise<void> => storeMirroredSession(this.mirror, { token: 't', userInfo: { id: OWNER, realname: 'Ada', email: '' } })

  /** What the page shows. */
  async view(): Promise<OptimisticFavourites> {
    const { storedList, queue } = await readFavourites(this.mirror, OWNER)
    return optimisticFavourites(storedList ?? { folders: [], marks: [] }, queue)
  }

  make = (now: number, ...changes: PendingChange[]): Promise<void> => enqueueChanges(this.mirror, { owner: OWNER, madeAt: now }, changes)

  async send(): Promise<string> {
    const port = portTo((request) => this.network(request), { now: Date.now })
    const context = { port, mirror: this.mirror, notifyChanged: () => undefined, isProbablyOffline: () => false }
    return (await drainOutbox(context)).type
  }

  /** Asks for the list, as a page does that opens. */
  load = (): Promise<void> => storeFavourites(this.mirror, OWNER, this.shop.list(), Date.now())

  waiting = async (): Promise<number> =>
    (await readFavourites(this.mirror, OWNER)).queue.filter(({ state }) => state === 'waiting' || state === 'sending').length

  close = (): Promise<void> => this.mirror.close()

  private async network(request: Request): Promise<Response> {
    const { fate } = this
    if (request.method !== 'GET') this.fate = 'deliver'
    if (request.method === 'GET' || fate === 'deliver') return this.shop.answer(request)
    if (fate === 'drop-request') throw new TypeError('Failed to fetch')
    if (fate === 'gateway') return envelopeReply({ code: 502, msg: 'Bad gateway' }, { status: 502 })
    const reply = await this.shop.answer(request.clone())
    if (fate === 'drop-reply') throw new TypeError('Failed to fetch')
    await this.shop.answer(request)
    return reply
  }
}
