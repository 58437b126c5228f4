import type { CartLine } from '#contract/cart/cart.ts'
import { type Intent, lineIdsOf } from './intent.ts'

/** Whether a line is in the cart, as far as this device knows. `unknown` means that no cart from the server is stored. */
export type LinePresence = 'yes' | 'no' | 'unknown'

/** Tells whether line `id` exists after the last cart from the server (null if there is none) and these changes, applied in order. */
export function linePresenceOf(id: string, lines: readonly CartLine[] | null, intents: readonly Intent[]): LinePresence {
  let now: LinePresence = lines === null ? 'unknown' : lines.some((line) => line.id === id) ? 'yes' : 'no'
  for (const intent of intents) {
    if (intent.state === 'refused' || !lineIdsOf(intent).includes(id)) continue
    if (intent.call === 'cartAdd') now = 'yes'
    if (intent.call === 'cartDeleteBatch' || intent.call === 'orderPlace' || intent.left === 0) now = 'no'
  }
  return now
}
