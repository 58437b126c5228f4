import { subscribe } from 'valtio/vanilla'
import { endAlarm } from '#app/state/page/end-alarm.ts'
import { nextEndIn, withoutEndedIn } from '#contract/promotions/ended.ts'
import { catalogue } from './catalogue.ts'

/** For each answer, when the first of its promotions ends. Answers are immutable. */
const firstEnds = new WeakMap<object, number>()

function firstEndOf(value: object): number {
  const end = firstEnds.get(value) ?? nextEndIn(value) ?? Number.POSITIVE_INFINITY
  firstEnds.set(value, end)
  return end
}

/**
 * Restores the regular prices in all displayed catalogue data when a promotion ends. For later replies `data/call.ts` does that. Pages that
 * the browser restores from its cache are handled here. Returns a function that ends this.
 */
export function followPromotionEnds(): () => void {
  const held = Object.values(catalogue)
  const alarm = endAlarm(look)
  function look(): void {
    const now = Date.now()
    for (const { revise } of held) revise(<T extends object>(value: T) => (firstEndOf(value) <= now ? withoutEndedIn(value, now) : value))
    const shown = held.flatMap(({ rows }) => Object.values(rows).flatMap((row) => (row.status === 'ready' ? [firstEndOf(row.value)] : [])))
    const next = Math.min(...shown)
    alarm.set(Number.isFinite(next) ? next : null)
  }
  const stops = held.map(({ rows }) => subscribe(rows, look))
  look()
  return () => {
    for (const stop of stops) stop()
    alarm.set(null)
  }
}
