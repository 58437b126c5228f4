import { useState } from 'react'
import { reorder } from '#app/state/cart-changes/reorder.ts'
import { showErrorNotice } from '#app/state/page/notices.ts'
import { AppError } from '#contract/errors.ts'
import type { ReorderOutcome } from '#contract/orders/order.ts'

/** The state of a reorder: not started, in progress, done with its result, or failed with an error message. */
export type ReorderState =
  | { type: 'nothing' }
  | { type: 'busy' }
  | { type: 'done'; result: ReorderOutcome }
  | { type: 'failed'; message: string }

/** Returns the state of a reorder and its click handler. Further clicks are ignored while it is in progress. */
export function useReorder(id: string): [ReorderState, () => void] {
  const [now, set] = useState<ReorderState>({ type: 'nothing' })
  const press = async () => {
    set({ type: 'busy' })
    try {
      set({ type: 'done', result: await reorder(id) })
    } catch (cause) {
      const error = cause instanceof AppError ? cause : new AppError('internal', {}, { cause })
      showErrorNotice(error)
      set({ type: 'failed', message: error.message })
    }
  }
  return [now, () => void (now.type === 'busy' ? null : press())]
}
