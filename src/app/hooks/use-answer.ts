import { useCallback, useEffect, useRef, useState } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { QueryState } from '#app/state/catalogue/shown.ts'
import { clock, STALE_AFTER_MS } from '#app/state/page/clock.ts'
import { FRESH_FOR_MS, isYoungerThan } from '#app/state/page/is-younger.ts'
import { network, onNetworkRecovered } from '#app/state/page/network.ts'
import { createLatestCallGuard } from '#app/state/page/newest.ts'
import { logErrorOnly, showErrorNotice } from '#app/state/page/notices.ts'
import { onResume } from '#app/state/page/resume.ts'
import type { ReplyWithSource } from '#app/state/session/ask-or-seen.ts'
import { AppError } from '#contract/errors.ts'

/**
 * Returns the result of an async function, which is called on mount and when the function changes. Only this component holds the result.
 */
export function useAsyncResult<T>(ask: () => Promise<T>): QueryState<T> {
  const once = useCallback(
    async (): Promise<ReplyWithSource<T>> => ({ value: await ask(), from: 'network', asOf: new Date().toISOString() }),
    [ask],
  )
  return useRequestState(once, false).shown
}

/**
 * Returns the result of an async function with offline fallback. The function is called again when the server responds again, and when the
 * page becomes visible with a result older than a minute. The old result stays visible while a new one loads, or if loading fails.
 */
export function useOfflineResult<T>(ask: () => Promise<ReplyWithSource<T>>): { result: QueryState<T>; retry: () => Promise<void> } {
  const { shown, again } = useRequestState(ask, true)
  const lacking =
    shown.status === 'failed' ? shown.error.row.retry : shown.status === 'ready' && shown.from === 'device' && !shown.isRefetching
  useEffect(() => (lacking ? onNetworkRecovered(() => void again()) : undefined), [lacking, again])
  // There is no refresh while the result is loading, or if the server refused the request.
  const asOf = shown.status === 'ready' ? shown.asOf : lacking ? null : undefined
  useEffect(() => {
    if (asOf === undefined) return
    const stops = [
      onResume(() => {
        if (!isYoungerThan(asOf, FRESH_FOR_MS)) void again()
      }),
      subscribe(clock, () => {
        if (network.up && asOf !== null && !isYoungerThan(asOf, STALE_AFTER_MS)) void again()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [asOf, again])
  return { result: shown, retry: again }
}

/** Calls an async function and returns its result. `keepsOld`: the displayed result stays while a new one loads. */
function useRequestState<T>(ask: () => Promise<ReplyWithSource<T>>, keepsOld: boolean) {
  const [shown, setShown] = useState<QueryState<T>>({ status: 'loading' })
  const [begin] = useState(createLatestCallGuard)
  /** The function whose result is displayed. */
  const answered = useRef<typeof ask | null>(null)
  const again = useCallback(async () => {
    const isNewest = begin()
    setShown((before) => (keepsOld && before.status === 'ready' ? { ...before, isRefetching: true } : { status: 'loading' }))
    try {
      const { lateReply, ...answer } = await ask()
      if (!isNewest()) return
      answered.current = ask
      setShown({ status: 'ready', ...answer, isRefetching: false })
      lateReply?.then(
        ({ lateReply: _, ...newer }) => isNewest() && setShown({ status: 'ready', ...newer, isRefetching: false }),
        logErrorOnly,
      )
    } catch (cause) {
      if (!isNewest()) return
      const error = cause instanceof AppError ? cause : new AppError('internal', {}, { cause })
      const stays = answered.current === ask && error.row.retry
      setShown((before) =>
        stays && before.status === 'ready'
          ? { ...before, from: 'device', isRefetching: false }
          : { status: 'failed', error, retry: () => void again() },
      )
      if (stays) logErrorOnly(error)
      else showErrorNotice(error)
    }
  }, [ask, begin, keepsOld])
  // After another navigation the outdated answer must not cause a redirect.
  useEffect(() => {
    void again()
    return () => void begin()
  }, [again, begin])
  return { shown, again }
}
