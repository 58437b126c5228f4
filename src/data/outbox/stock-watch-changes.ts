import type { Mirror } from '#data/mirror/open.ts'
import type { ChangeOf, Intent } from './intent.ts'

/** A stored subscription to a part's return to stock, or its cancellation. */
export type StockWatchIntent = Intent & (ChangeOf<'stockWatchAdd'> | ChangeOf<'stockWatchEnd'>)

export const isStockWatch = (intent: Intent): intent is StockWatchIntent =>
  intent.call === 'stockWatchAdd' || intent.call === 'stockWatchEnd'

/** Those of one customer, oldest first, in any state. */
export const readStockWatches = (mirror: Mirror, owner: string): Promise<StockWatchIntent[]> =>
  mirror.run(async (db) => (await db.getAllFromIndex('intents', 'owner', owner)).filter(isStockWatch))
