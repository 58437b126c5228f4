import { useCallback, useEffect, useRef, useState } from 'react'
import { subscribe } from 'valtio/vanilla'
import { AppError } from '#contract/errors.ts'
import { clock, GROWN_OLD_MS } from '#app/state/page/clock.ts'
import { network } from '#app/state/page/network.ts'
import { logOnly, notice } from '#app/state/page/notices.ts'
import type { Seen } from '#app/state/orders/orders.ts'
import { FRESH_MS, isYounger, type Shown } from '#app/state/catalogue/resource.ts'
import { onResume } from '#app/state/page/resume.ts'
import { useNetwork } from './use-network.ts'

/**
 * What a verb answers that can fall back on this device: asked when the component comes and when the verb changes, again when the shop
 * answers after it did not, and when the page comes back into sight with an answer older than a minute. What was there stays while a new
 * answer is on its way, and when none comes.
 */
export function useSeen<T>(ask: () => Promise<Seen<T>>): { shown: Shown<T>; again: () => Promise<void> } {
  const [shown, setShown] = useState<Shown<T>>({ status: 'loading' })
  const newest = useRef(0)
  /** What was asked for what is shown. */
  const answered = useRef<typeof ask | null>(null)
  const { up } = useNetwork()
  const again = useCallback(async () => {
    newest.current += 1
    const mine = newest.current
    setShown((before) => (before.status === 'ready' ? { ...before, renewing: true } : { status: 'loading' }))
    try {
      const { late, ...answer } = await ask()
      if (mine !== newest.current) return
      answered.current = ask
      setShown({ status: 'ready', ...answer, renewing: false })
      late?.then(({ late: _, ...newer }) => mine === newest.current && setShown({ status: 'ready', ...newer, renewing: false }), logOnly)
    } catch (cause) {
      if (mine !== newest.current) return
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
  }, [ask])
  useEffect(() => {
    void again()
    return () => {
      newest.current += 1
    }
  }, [again])
  const lacking = shown.status === 'failed' ? shown.error.row.retry : shown.status === 'ready' && shown.from === 'device' && !shown.renewing
  const wasUp = useRef(up)
  useEffect(() => {
    if (up && !wasUp.current && lacking) void again()
    wasUp.current = up
  }, [up, lacking, again])
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
