import type { Mirror } from '#data/mirror/open.ts'
import type { ChangeOf, Intent } from './intent.ts'

/** That somebody waits for a part, or waits no more, as it is written down on the device. */
export type StockWatchIntent = Intent & (ChangeOf<'stockWatchAdd'> | ChangeOf<'stockWatchEnd'>)

export const isStockWatch = (intent: Intent): intent is StockWatchIntent =>
  intent.call === 'stockWatchAdd' || intent.call === 'stockWatchEnd'

/** Those of one customer, oldest first, whatever has become of them. */
export const readStockWatches = (mirror: Mirror, owner: string): Promise<StockWatchIntent[]> =>
  mirror.run(async (db) => (await db.getAllFromIndex('intents', 'owner', owner)).filter(isStockWatch))
