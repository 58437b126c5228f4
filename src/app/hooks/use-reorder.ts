import { useState } from 'react'
import { reorder } from '#app/state/cart-changes/reorder.ts'
import { notice } from '#app/state/page/notices.ts'
import { AppError } from '#contract/errors.ts'
import type { Reordered } from '#contract/orders/order.ts'

/** The state of a reorder: not started, in progress, done with its result, or failed with an error message. */
export type Reordering = { type: 'nothing' } | { type: 'busy' } | { type: 'done'; result: Reordered } | { type: 'failed'; message: string }

/** Returns the state of a reorder and its click handler. Further clicks are ignored while it is in progress. */
export function useReorder(id: string): [Reordering, () => void] {
  const [now, set] = useState<Reordering>({ type: 'nothing' })
  const press = async () => {
    set({ type: 'busy' })
    try {
      set({ type: 'done', result: await reorder(id) })
    } catch (cause) {
      const error = cause instanceof AppError ? cause : new AppError('internal', {}, { cause })
      notice(error)
      set({ type: 'failed', message: error.message })
    }
  }
  return [now, () => void (now.type === 'busy' ? null : press())]
}
