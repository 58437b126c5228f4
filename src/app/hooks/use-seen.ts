import { useCallback, useEffect, useRef, useState } from 'react'
import { AppError } from '#contract/errors.ts'
import { notice } from '../state/notices.ts'
import type { Seen } from '../state/orders.ts'
import type { Shown } from '../state/resource.ts'
import { useNetwork } from './use-network.ts'

/**
 * What a verb answers that can fall back on this device: asked when the component comes and when the verb changes, and again when the shop answers after it did not.
 * What was there stays while a new answer is on its way.
 */
export function useSeen<T>(ask: () => Promise<Seen<T>>): { shown: Shown<T>; again: () => Promise<void> } {
  const [shown, setShown] = useState<Shown<T>>({ status: 'loading' })
  const newest = useRef(0)
  const { up } = useNetwork()
  const again = useCallback(async () => {
    newest.current += 1
    const mine = newest.current
    setShown((before) => (before.status === 'ready' ? { ...before, renewing: true } : { status: 'loading' }))
    try {
      const answer = await ask()
      if (mine === newest.current) setShown({ status: 'ready', ...answer, renewing: false })
    } catch (cause) {
      if (mine !== newest.current) return
      const error = cause instanceof AppError ? cause : new AppError('internal', {}, { cause })
      setShown({ status: 'failed', error, again: () => void again() })
      notice(error)
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
  return { shown, again }
}
