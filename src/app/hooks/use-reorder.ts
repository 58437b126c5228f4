import { useState } from 'react'
import { reorder } from '#app/state/cart/reorder.ts'
import { notice } from '#app/state/page/notices.ts'
import { AppError } from '#contract/errors.ts'
import type { Reordered } from '#contract/order.ts'

/** `nothing` yet, `busy`, what was `done`, or why it `failed`: a sentence of the contract. */
export type Reordering = { is: 'nothing' } | { is: 'busy' } | { is: 'done'; result: Reordered } | { is: 'failed'; message: string }

/** Ordering an order once more, one press at a time. */
export function useReorder(id: string): [Reordering, () => void] {
  const [now, set] = useState<Reordering>({ is: 'nothing' })
  const press = async () => {
    set({ is: 'busy' })
    try {
      set({ is: 'done', result: await reorder(id) })
    } catch (cause) {
      const error = cause instanceof AppError ? cause : new AppError('internal', {}, { cause })
      notice(error)
      set({ is: 'failed', message: error.message })
    }
  }
  return [now, () => void (now.is === 'busy' ? null : press())]
}
