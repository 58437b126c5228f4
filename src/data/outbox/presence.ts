import type { CartLine } from '#contract/cart.ts'
import { type Intent, linesOf } from './intent.ts'

/** Whether a line lies in the cart, as this device believes. `unknown`: it has never seen a list of this cart. */
export type Presence = 'yes' | 'no' | 'unknown'

/** Whether line `id` is there once the shop's last list (null: none was seen) and these intents, in order, are reckoned together. */
export function presenceOf(id: string, lines: readonly CartLine[] | null, intents: readonly Intent[]): Presence {
  let now: Presence = lines === null ? 'unknown' : lines.some((line) => line.id === id) ? 'yes' : 'no'
  for (const intent of intents) {
    if (intent.state === 'refused' || !linesOf(intent).includes(id)) continue
    if (intent.call === 'cartAdd') now = 'yes'
    if (intent.call === 'cartDeleteBatch' || intent.call === 'orderPlace' || intent.left === 0) now = 'no'
  }
  return now
}
