import type { MirrorDatabase } from '#data/mirror/open.ts'
import type { ChangeOfCall, Intent } from './intent.ts'

/** The names of changes of an order that can wait in the outbox: a return request, and the shipment of a used unit. */
export type OrderChangeName = 'orderReturn' | 'orderCoreShip'
export type OrderChange = { [N in OrderChangeName]: ChangeOfCall<N> }[OrderChangeName]
export type OrderChangeIntent = Intent & OrderChange

const isOrderChange = (intent: Intent): intent is OrderChangeIntent => intent.call === 'orderReturn' || intent.call === 'orderCoreShip'

/** Reads the changes of orders of one customer, oldest first, in any state. */
export const readOrderChanges = (mirror: MirrorDatabase, owner: string): Promise<OrderChangeIntent[]> =>
  mirror.run(async (db) => (await db.getAllFromIndex('intents', 'owner', owner)).filter(isOrderChange))
