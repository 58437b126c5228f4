import { useEffect, useRef, useState } from 'react'
import { checkDraw, type DrawCheckOutcome, type DrawInput, drawLotteryOnce } from '#app/state/lottery/lottery.ts'
import { logErrorOnly, showErrorNotice } from '#app/state/page/notices.ts'
import { AppError } from '#contract/errors.ts'
import type { LotteryDraw, LotteryState } from '#contract/lottery/lottery-calls.ts'

/** How long the lottery's wheel turns. */
export const WHEEL_TURN_MS = 2200

/** The state of a lottery draw. `turning`: the result is known, but the wheel still turns. */
export type DrawProgress =
  | { type: 'idle' }
  | { type: 'drawing' }
  | { type: 'turning' | 'drawn'; draw: LotteryDraw; check: DrawCheckOutcome }
  | { type: 'refused'; errorMessage: string; canRetry: boolean }

const prefersStillWheel = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Runs the lottery's draws, one at a time. `onDrawn` receives the updated lottery when the wheel stops. `onRefused` is called if the server
 * refuses because the displayed values have changed.
 */
export function useLotteryDraw(
  onDrawn: (state: LotteryState) => void,
  onRefused: () => void,
): { progress: DrawProgress; draw: (input: DrawInput) => void } {
  const [drawing, setDrawing] = useState<DrawProgress>({ type: 'idle' })
  const busy = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function runDraw(input: DrawInput): Promise<void> {
    setDrawing({ type: 'drawing' })
    try {
      const { draw, state } = await drawLotteryOnce(input)
      const check = await checkDraw(draw, input)
      const end = () => {
        busy.current = false
        setDrawing({ type: 'drawn', draw, check })
        onDrawn(state)
      }
      if (prefersStillWheel()) return end()
      setDrawing({ type: 'turning', draw, check })
      timer.current = setTimeout(end, WHEEL_TURN_MS)
    } catch (thrown) {
      busy.current = false
      const error = thrown instanceof AppError ? thrown : new AppError('internal', {}, { cause: thrown })
      setDrawing({ type: 'refused', errorMessage: error.message, canRetry: error.row.retry })
      if (!(thrown instanceof AppError)) logErrorOnly(error)
      else if (error.row.reaction === 'sign-in') showErrorNotice(error)
      if (!error.row.retry) onRefused()
    }
  }

  return {
    progress: drawing,
    draw: (input) => {
      if (busy.current) return
      busy.current = true
      void runDraw(input)
    },
  }
}
