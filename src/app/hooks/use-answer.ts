import { useCallback, useEffect, useRef, useState } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { Shown } from '#app/state/catalogue/shown.ts'
import type { Seen } from '#app/state/orders/orders.ts'
import { clock, GROWN_OLD_MS } from '#app/state/page/clock.ts'
import { FRESH_MS, isYounger } from '#app/state/page/is-younger.ts'
import { network, onShopBack } from '#app/state/page/network.ts'
import { newestOnly } from '#app/state/page/newest.ts'
import { logOnly, notice } from '#app/state/page/notices.ts'
import { onResume } from '#app/state/page/resume.ts'
import { AppError } from '#contract/errors.ts'

/** What a verb of state answers: asked once, when the component comes and when the verb changes, and held by it alone. */
export function useAnswerOnce<T>(ask: () => Promise<T>): Shown<T> {
  const once = useCallback(async (): Promise<Seen<T>> => ({ value: await ask(), from: 'network', asOf: new Date().toISOString() }), [ask])
  return useAsking(once, false).shown
}

/**
 * What a verb answers that can fall back on this device: asked again when the shop answers after it did not, and when the page comes back
 * into sight with an answer older than a minute. What was there stays while a new answer is on its way, and when none comes.
 */
export function useAnswer<T>(ask: () => Promise<Seen<T>>): { shown: Shown<T>; again: () => Promise<void> } {
  const { shown, again } = useAsking(ask, true)
  const lacking = shown.status === 'failed' ? shown.error.row.retry : shown.status === 'ready' && shown.from === 'device' && !shown.renewing
  useEffect(() => (lacking ? onShopBack(() => void again()) : undefined), [lacking, again])
  // Nothing is to be had anew of what is on its way, and of what the shop has refused.
  const asOf = shown.status === 'ready' ? shown.asOf : lacking ? null : undefined
  useEffect(() => {
    if (asOf === undefined) return
    const stops = [
      onResume(() => {
        if (!isYounger(asOf, FRESH_MS)) void again()
      }),
      subscribe(clock, () => {
        if (network.up && asOf !== null && !isYounger(asOf, GROWN_OLD_MS)) void again()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [asOf, again])
  return { shown, again }
}

/** `keepsOld`: what was shown stays while it is asked for anew. */
function useAsking<T>(ask: () => Promise<Seen<T>>, keepsOld: boolean) {
  const [shown, setShown] = useState<Shown<T>>({ status: 'loading' })
  const [begin] = useState(newestOnly)
  /** What was asked for what is shown. */
  const answered = useRef<typeof ask | null>(null)
  const again = useCallback(async () => {
    const isNewest = begin()
    setShown((before) => (keepsOld && before.status === 'ready' ? { ...before, renewing: true } : { status: 'loading' }))
    try {
      const { late, ...answer } = await ask()
      if (!isNewest()) return
      answered.current = ask
      setShown({ status: 'ready', ...answer, renewing: false })
      late?.then(({ late: _, ...newer }) => isNewest() && setShown({ status: 'ready', ...newer, renewing: false }), logOnly)
    } catch (cause) {
      if (!isNewest()) return
      const error = cause instanceof AppError ? cause : new AppError('internal', {}, { cause })
      const stays = answered.current === ask && error.row.retry
      setShown((before) =>
        stays && before.status === 'ready'
          ? { ...before, from: 'device', renewing: false }
          : { status: 'failed', error, again: () => void again() },
      )
      if (stays) logOnly(error)
      else notice(error)
    }
  }, [ask, begin, keepsOld])
  // Whoever has gone on is not moved by an answer to what they asked before.
  useEffect(() => {
    void again()
    return () => void begin()
  }, [again, begin])
  return { shown, again }
}
