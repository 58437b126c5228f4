import type { MirrorDatabase } from '#data/mirror/open.ts'
import type { ChangeOfCall, Intent } from './intent.ts'

/** A stored request to be notified when a part is back in stock, or its cancellation. */
export type StockWatchIntent = Intent & (ChangeOfCall<'stockWatchAdd'> | ChangeOfCall<'stockWatchEnd'>)

export const isStockWatch = (intent: Intent): intent is StockWatchIntent =>
  intent.call === 'stockWatchAdd' || intent.call === 'stockWatchEnd'

/** Reads the stock notification changes of one customer, oldest first, in any state. */
export const readStockWatches = (mirror: MirrorDatabase, owner: string): Promise<StockWatchIntent[]> =>
  mirror.run(async (db) => (await db.getAllFromIndex('intents', 'owner', owner)).filter(isStockWatch))
