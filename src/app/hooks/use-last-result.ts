import { useState } from 'react'
import type { QueryState } from '#app/state/catalogue/shown.ts'

interface LastResult<Value> {
  shown: QueryState<Value>
  /** Whether the displayed result is for the previous query, because the new one is still loading. */
  isShowingPreviousResult: boolean
}

/** Keeps the last result of the same list or search visible while another filter, order, page or answer loads. `list` identifies it. */
export function useLastResult<Value>(shown: QueryState<Value>, list: string): LastResult<Value> {
  const [last, keep] = useState<{ listKey: string; shown: QueryState<Value> } | null>(null)
  if (shown.status === 'ready' && last?.shown !== shown) keep({ listKey: list, shown })
  if (shown.status === 'loading' && last?.listKey === list) return { shown: last.shown, isShowingPreviousResult: true }
  return { shown, isShowingPreviousResult: false }
}
