import { useEffect, useReducer } from 'react'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { createWallClockTimer } from '#app/state/page/wall-clock-timer.ts'
import { nextPromotionEndMs, removeEndedPromotions } from '#contract/promotions/ended.ts'

/** Re-renders a component at a time in milliseconds since 1970; null means never. */
function useRerenderAt(at: number | null): void {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const alarm = createWallClockTimer(again)
    alarm.set(at)
    return () => alarm.set(null)
  }, [at])
}

/** Whether a time (ISO 8601) has passed by this device's clock. Changes when the time passes. False during hydration. */
export function useIsPast(moment: string): boolean {
  const at = Date.parse(moment)
  const past = Date.now() >= at
  useRerenderAt(past ? null : at)
  return useHydrated() && past
}

/** Re-renders a component when a promotion that is contained in the displayed data (`value`) ends. */
export const usePromotionEnd = (value: unknown): void => useRerenderAt(nextPromotionEndMs(value))

/**
 * Returns parts stored on this device without promotions that have ended. Only for data of the device, because the server renders its page
 * at another time.
 */
export function useWithoutEndedPromotions<T>(value: T): T {
  const shown = removeEndedPromotions(value, Date.now())
  usePromotionEnd(shown)
  return shown
}
