import { useEffect, useReducer } from 'react'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { endAlarm } from '#app/state/page/end-alarm.ts'
import { nextEndIn, withoutEndedIn } from '#contract/promotions/ended.ts'

/** Draws a component anew when a moment comes, milliseconds since 1970; null: never. */
function useAgainAt(at: number | null): void {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const alarm = endAlarm(again)
    alarm.set(at)
    return () => alarm.set(null)
  }, [at])
}

/** Whether a moment (ISO 8601) has come, by this device's clock; turns true when it does. While a page of the server is hydrated it is false. */
export function usePast(moment: string): boolean {
  const at = Date.parse(moment)
  const past = Date.now() >= at
  useAgainAt(past ? null : at)
  return useHydrated() && past
}

/** Draws a component anew the moment that a promotion in this ends. */
export const usePromotionEnd = (value: unknown): void => useAgainAt(nextEndIn(value))

/**
 * What this device itself kept of parts, with the prices as they are now. For what belongs to this device alone: the server draws its page
 * at another moment.
 */
export function useWithoutEnded<T>(value: T): T {
  const shown = withoutEndedIn(value, Date.now())
  usePromotionEnd(shown)
  return shown
}
