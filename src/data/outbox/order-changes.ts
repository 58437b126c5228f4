import type { Mirror } from '#data/mirror/open.ts'
import type { ChangeOf, Intent } from './intent.ts'

/**
 * What a customer does to an order and what may wait on the device: asking to send something back, saying that a used unit is on its way.
 */
export type OrderChangeName = 'orderReturn' | 'orderCoreShip'
export type OrderChange = { [N in OrderChangeName]: ChangeOf<N> }[OrderChangeName]
export type OrderChangeIntent = Intent & OrderChange

const isOrderChange = (intent: Intent): intent is OrderChangeIntent => intent.call === 'orderReturn' || intent.call === 'orderCoreShip'

/** Those of one customer, oldest first, whatever has become of them. */
export const readOrderChanges = (mirror: Mirror, owner: string): Promise<OrderChangeIntent[]> =>
  mirror.run(async (db) => (await db.getAllFromIndex('intents', 'owner', owner)).filter(isOrderChange))
