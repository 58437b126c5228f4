import { subscribe } from 'valtio/vanilla'
import { createEndAlarm } from '#app/state/page/end-alarm.ts'
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
  const alarm = createEndAlarm(renewEndedPromotions)
  function renewEndedPromotions(): void {
    const now = Date.now()
    for (const { revise } of held)
      revise(<T extends object>(value: T) => (earliestPromotionEnd(value) <= now ? removeEndedPromotions(value, now) : value))
    const shown = held.flatMap(({ rows }) =>
      Object.values(rows).flatMap((row) => (row.status === 'ready' ? [earliestPromotionEnd(row.value)] : [])),
    )
    const next = Math.min(...shown)
    alarm.set(Number.isFinite(next) ? next : null)
  }
  const stops = held.map(({ rows }) => subscribe(rows, renewEndedPromotions))
  renewEndedPromotions()
  return () => {
    for (const stop of stops) stop()
    alarm.set(null)
  }
}
