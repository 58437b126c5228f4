import { subscribe } from 'valtio/vanilla'
import { endAlarm } from '#app/state/page/end-alarm.ts'
import { nextEndIn, withoutEndedIn } from '#contract/promotions/ended.ts'
import { catalogue } from './catalogue.ts'

/** Of each answer, when the first promotion in it ends. Answers are replaced whole. */
const ends = new WeakMap<object, number>()

function endOf(value: object): number {
  const end = ends.get(value) ?? nextEndIn(value) ?? Number.POSITIVE_INFINITY
  ends.set(value, end)
  return end
}

/**
 * Puts the price before a promotion back the moment that it ends, in whatever this page shows of the catalogue, however long it lies open.
 * Replies that come later have it already (`data/call.ts`); what the server put into a page that the browser kept has it from here. Returns
 * how to stop.
 */
export function followPromotionEnds(): () => void {
  const held = Object.values(catalogue)
  const alarm = endAlarm(look)
  function look(): void {
    const now = Date.now()
    for (const { revise } of held) revise(<T extends object>(value: T) => (endOf(value) <= now ? withoutEndedIn(value, now) : value))
    const shown = held.flatMap(({ rows }) => Object.values(rows).flatMap((row) => (row.status === 'ready' ? [endOf(row.value)] : [])))
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
