import type { Mirror } from '#data/mirror/open.ts'
import type { ChangeOf, Intent } from './intent.ts'

/** Changes of an order that can wait in the outbox: a return request, and the shipment of a used unit. */
export type OrderChangeName = 'orderReturn' | 'orderCoreShip'
export type OrderChange = { [N in OrderChangeName]: ChangeOf<N> }[OrderChangeName]
export type OrderChangeIntent = Intent & OrderChange

const isOrderChange = (intent: Intent): intent is OrderChangeIntent => intent.call === 'orderReturn' || intent.call === 'orderCoreShip'

/** Those of one customer, oldest first, in any state. */
export const readOrderChanges = (mirror: Mirror, owner: string): Promise<OrderChangeIntent[]> =>
  mirror.run(async (db) => (await db.getAllFromIndex('intents', 'owner', owner)).filter(isOrderChange))
