import { dateDaysBefore } from '#server/demo/catalogue-day.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'

export interface StockAndRestockDay {
  stock: number
  restock_on: string | null
}

/**
 * Returns a random stock. Most parts are in stock, some low, a few out of stock with a restock day. `pace`: how many pieces of the part are
 * typically sold.
 */
export function drawStock(rng: RandomGenerator, pace: number): StockAndRestockDay {
  const roll = rng.nextFraction()
  if (roll < 0.08) return { stock: 0, restock_on: rng.happensWith(0.75) ? dateDaysBefore(-rng.randomInteger(4, 48)) : null }
  if (roll < 0.18) return { stock: rng.randomInteger(1, 5), restock_on: null }
  return { stock: rng.randomInteger(6, Math.max(9, Math.round(pace))), restock_on: null }
}
