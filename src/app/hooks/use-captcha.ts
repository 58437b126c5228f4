import { useCallback, useEffect, useRef, useState } from 'react'
import { askCaptcha, newCaptchaKey } from '#app/state/account/captcha.ts'
import { noWork, startProof } from '#app/state/account/proof.ts'
import { logOnly } from '#app/state/page/notices.ts'
import type { Captcha, CaptchaPurpose, ProofOfWork } from '#contract/account.ts'
import { AppError } from '#contract/errors.ts'

/** `none`: no captcha was required yet. */
export type CaptchaShown =
  | { type: 'none' }
  | { type: 'loading' }
  | { type: 'there'; captcha: Captcha }
  | { type: 'failed'; error: AppError }

/** The captcha fields of a form. */
interface Given {
  captchaKey?: string
  proof?: ProofOfWork
}

/** Errors by which the server requires a proof of work, or a different one. */
const asksForWork = (error: unknown): boolean =>
  error instanceof AppError && ['captcha-wanted', 'proof-wanted', 'proof-wrong'].includes(error.code)

/**
 * A captcha and its proof of work. The device does the work without asking the user; a backend that only supports pictures sends one, and
 * the user types its characters. `fromStart`: a captcha is always required, so the work begins with the form; otherwise when the server
 * requires it. Each captcha is used once.
 */
export function useCaptcha(purpose: CaptchaPurpose, language: string, fromStart: boolean) {
  const [key] = useState(newCaptchaKey)
  // Of two captchas requested with the same key, only the later is valid.
  const newest = useRef(0)
  const working = useRef(noWork)
  /** The last requested captcha. */
  const asked = useRef<Promise<CaptchaShown>>(undefined)
  const [as, setAs] = useState<Captcha['as']>('work')
  const [shown, setShown] = useState<CaptchaShown>({ type: 'none' })
  const renew = useCallback(
    (wantedAs: Captcha['as']): Promise<CaptchaShown> => {
      newest.current += 1
      const mine = newest.current
      working.current.stop()
      setShown({ type: 'loading' })
      const coming = askCaptcha(key, wantedAs, language, purpose).then(
        (captcha): CaptchaShown => {
          if (mine === newest.current) {
            working.current = startProof(captcha.challenge)
            setAs(captcha.as)
          }
          return { type: 'there', captcha }
        },
        (cause: unknown): CaptchaShown => {
          logOnly(cause)
          return { type: 'failed', error: cause instanceof AppError ? cause : new AppError('internal', {}, { cause }) }
        },
      )
      void coming.then((now) => mine === newest.current && setShown(now))
      asked.current = coming
      return coming
    },
    [key, purpose, language],
  )
  useEffect(() => {
    if (fromStart) void renew('work')
  }, [fromStart, renew])
  useEffect(
    () => () => {
      newest.current += 1
      working.current.stop()
    },
    [],
  )

  const given = async (): Promise<Given> => ({ captchaKey: key, ...(await working.current.proof) })

  /**
   * Submits the form with the proof of work if required. If the proof was outdated or newly required, it is computed and the form is
   * submitted again, so that the user need not retry.
   */
  async function send(run: (given: Given) => Promise<void>): Promise<void> {
    const before = await asked.current
    try {
      await run(before === undefined ? {} : await given())
    } catch (error) {
      const typed = before?.type === 'there' && before.captcha.as !== 'work'
      if (typed || !asksForWork(error)) {
        if (asked.current !== undefined) void renew(typed ? as : 'work')
        throw error
      }
      const now = await renew('work')
      if (now.type === 'failed') throw now.error
      if (now.type === 'there' && now.captcha.as !== 'work') throw error
      try {
        await run(await given())
      } catch (again) {
        void renew('work')
        // There is no picture to solve: the proof of work is missing.
        throw again instanceof AppError && again.code === 'captcha-wanted' ? new AppError('proof-wanted') : again
      }
    }
  }

  return { key, as, shown, send, renew: () => void renew(as), show: (other: Captcha['as']) => void renew(other) }
}
