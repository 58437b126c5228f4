import { useState } from 'react'
import type { Shown } from '#app/state/catalogue/resource.ts'

export interface Kept<Value> {
  shown: Shown<Value>
  /** What is shown is the answer to the question before; the new one is on its way. */
  waiting: boolean
}

/**
 * Keeps the last answer of the same list in sight while another filter, order or page of it loads, so that a choice never blanks the page.
 */
export function useKept<Value>(shown: Shown<Value>, list: string): Kept<Value> {
  const [last, keep] = useState<{ list: string; shown: Shown<Value> } | null>(null)
  if (shown.status === 'ready' && last?.shown !== shown) keep({ list, shown })
  if (shown.status === 'loading' && last?.list === list) return { shown: last.shown, waiting: true }
  return { shown, waiting: false }
}
