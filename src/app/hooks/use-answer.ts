import { useCallback, useEffect, useRef, useState } from 'react'
import { AppError } from '#contract/errors.ts'
import { notice } from '#app/state/page/notices.ts'
import type { Shown } from '#app/state/catalogue/resource.ts'

/**
 * What a verb of state answers: asked once, when the component comes, and held by it alone. What can grow old while it is shown is for
 * `useSeen`.
 */
export function useAnswer<T>(ask: () => Promise<T>): Shown<T> {
  const [shown, setShown] = useState<Shown<T>>({ status: 'loading' })
  const newest = useRef(0)
  const run = useCallback(async () => {
    newest.current += 1
    const mine = newest.current
    setShown({ status: 'loading' })
    try {
      const value = await ask()
      if (mine === newest.current) setShown({ status: 'ready', value, from: 'network', asOf: new Date().toISOString(), renewing: false })
    } catch (cause) {
      if (mine !== newest.current) return
      const error = cause instanceof AppError ? cause : new AppError('internal', {}, { cause })
      setShown({ status: 'failed', error, again: () => void run() })
      notice(error)
    }
  }, [ask])
  // Whoever has gone on is not moved by an answer to what they asked before.
  useEffect(() => {
    void run()
    return () => {
      newest.current += 1
    }
  }, [run])
  return shown
}
