import { subscribe } from 'valtio/vanilla'
import { createWallClockTimer } from '#app/state/page/wall-clock-timer.ts'
import { nextPromotionEndMs, removeEndedPromotions } from '#contract/promotions/ended.ts'
import { catalogue } from './catalogue.ts'

/** For each answer, when the first of its promotions ends. Answers are immutable. */
const promotionEndCache = new WeakMap<object, number>()

function earliestPromotionEnd(value: object): number {
  const end = promotionEndCache.get(value) ?? nextPromotionEndMs(value) ?? Number.POSITIVE_INFINITY
  promotionEndCache.set(value, end)
  return end
}

/**
 * Restores the regular prices in all displayed catalogue data when a promotion ends. For later replies `data/call.ts` does that. Pages that
 * the browser restores from its cache are handled here. Returns a function that ends this.
 */
export function watchPromotionEnds(): () => void {
  const held = Object.values(catalogue)
  const alarm = createWallClockTimer(restoreRegularPrices)
  function restoreRegularPrices(): void {
    const now = Date.now()
    for (const { transformReplies } of held)
      transformReplies(<T extends object>(value: T) => (earliestPromotionEnd(value) <= now ? removeEndedPromotions(value, now) : value))
    const shown = held.flatMap(({ queryStates }) =>
      Object.values(queryStates).flatMap((row) => (row.status === 'ready' ? [earliestPromotionEnd(row.value)] : [])),
    )
    const next = Math.min(...shown)
    alarm.set(Number.isFinite(next) ? next : null)
  }
  const stops = held.map(({ queryStates }) => subscribe(queryStates, restoreRegularPrices))
  restoreRegularPrices()
  return () => {
    for (const stop of stops) stop()
    alarm.set(null)
  }
}
