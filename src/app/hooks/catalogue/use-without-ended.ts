import { useEffect, useReducer } from 'react'
import { nextEndIn, withoutEndedIn } from '#contract/promotions/ended.ts'
import { endAlarm } from '#app/state/page/end-alarm.ts'

/** Draws a component anew the moment that a promotion in this ends. */
export function usePromotionEnd(value: unknown): void {
  const [, again] = useReducer((count: number) => count + 1, 0)
  const end = nextEndIn(value)
  useEffect(() => {
    const alarm = endAlarm(again)
    alarm.set(end)
    return () => alarm.set(null)
  }, [end])
}

/**
 * What this device itself kept of parts, with the prices as they are now. For what belongs to this device alone: the server draws its page
 * at another moment.
 */
export function useWithoutEnded<T>(value: T): T {
  const shown = withoutEndedIn(value, Date.now())
  usePromotionEnd(shown)
  return shown
}
