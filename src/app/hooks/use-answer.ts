import { useCallback, useEffect, useState } from 'react'
import { AppError } from '#contract/errors.ts'
import { notice } from '../state/notices.ts'
import type { Shown } from '../state/resource.ts'

/** What a verb of state answers: asked when the component comes, held by it alone. For replies that belong to a person or a moment. */
export function useAnswer<T>(ask: () => Promise<T>): Shown<T> {
  const [shown, setShown] = useState<Shown<T>>({ status: 'loading' })
  const run = useCallback(async () => {
    setShown({ status: 'loading' })
    try {
      setShown({ status: 'ready', value: await ask(), from: 'network', asOf: null, renewing: false })
    } catch (cause) {
      const error = cause instanceof AppError ? cause : new AppError('internal', {}, { cause })
      setShown({ status: 'failed', error, again: () => void run() })
      notice(error)
    }
  }, [ask])
  useEffect(() => void run(), [run])
  return shown
}
