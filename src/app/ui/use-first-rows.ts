import { startTransition, useEffect, useState } from 'react'
import { isReturning } from '#app/hooks/navigation.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { wasInSight } from './seen-rows.ts'

/** How many rows a phone or tablet shows without scrolling. */
const FIRST_ROWS = 8

/**
 * Returns which rows of a list to draw: when it opens those in sight, then all, in a transition. On the way back those are in sight that were
 * it when the list was left.
 */
export function useFirstRows(parts: readonly PartCard[]): (part: PartCard) => boolean {
  const hydrated = useHydrated()
  const [first] = useState(() => (hydrated && parts.length > FIRST_ROWS ? new Set(firstRowsOf(parts)) : null))
  const [isComplete, setComplete] = useState(first === null)
  useEffect(() => startTransition(() => setComplete(true)), [])
  return ({ mcode }) => isComplete || first === null || first.has(mcode)
}

function firstRowsOf(parts: readonly PartCard[]): string[] {
  const seen = isReturning() ? parts.filter(({ mcode }) => wasInSight(mcode)) : []
  return (seen.length > 0 ? seen : parts.slice(0, FIRST_ROWS)).map(({ mcode }) => mcode)
}
