import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchCaptcha, newCaptchaKey } from '#app/state/captcha/captcha.ts'
import { emptyRunningProof, startProofOfWork } from '#app/state/captcha/proof.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import type { Captcha, CaptchaPurpose, ProofOfWork } from '#contract/account/account.ts'
import { AppError } from '#contract/errors.ts'

/** The state of a form's captcha. `none`: no captcha was required yet. */
export type CaptchaState =
  | { type: 'none' }
  | { type: 'loading' }
  | { type: 'there'; captcha: Captcha }
  | { type: 'failed'; error: AppError }

/** The captcha fields that are sent with a form. */
interface CaptchaFields {
  captchaKey?: string
  proof?: ProofOfWork
}

/** Whether an error says that the server requires a proof of work, or that the proof that was sent is wrong. */
const requiresProofOfWork = (error: unknown): boolean =>
  error instanceof AppError && ['captcha-wanted', 'proof-wanted', 'proof-wrong'].includes(error.code)

/**
 * Provides a form with a captcha and its proof of work. The device computes the proof without asking the user; a backend that only supports
 * pictures sends one, and the user types its characters. `fromStart`: the form always needs a captcha, so the computation begins with the
 * form; otherwise it begins when the server requires it. Each captcha is used once.
 */
export function useCaptcha(purpose: CaptchaPurpose, language: string, fromStart: boolean) {
  const [key] = useState(newCaptchaKey)
  // Counts the requested captchas. Of two captchas requested with the same key, only the later one is valid.
  const newest = useRef(0)
  const working = useRef(emptyRunningProof)
  /** The captcha that was requested last. */
  const asked = useRef<Promise<CaptchaState>>(undefined)
  const [as, setAs] = useState<Captcha['as']>('work')
  const [shown, setShown] = useState<CaptchaState>({ type: 'none' })
  const renew = useCallback(
    (wantedAs: Captcha['as']): Promise<CaptchaState> => {
      newest.current += 1
      const mine = newest.current
      working.current.stop()
      setShown({ type: 'loading' })
      const coming = fetchCaptcha(key, wantedAs, language, purpose).then(
        (captcha): CaptchaState => {
          if (mine === newest.current) {
            working.current = startProofOfWork(captcha.challenge)
            setAs(captcha.as)
          }
          return { type: 'there', captcha }
        },
        (cause: unknown): CaptchaState => {
          logErrorOnly(cause)
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

  const given = async (): Promise<CaptchaFields> => ({ captchaKey: key, ...(await working.current.proof) })

  /**
   * Submits the form, with the proof of work if one is required. If the proof was outdated or is required only now, a new proof is computed
   * and the form is submitted again, so that the user need not retry.
   */
  async function submitWithCaptcha(run: (given: CaptchaFields) => Promise<void>): Promise<void> {
    const before = await asked.current
    try {
      await run(before === undefined ? {} : await given())
    } catch (error) {
      const typed = before?.type === 'there' && before.captcha.as !== 'work'
      if (typed || !requiresProofOfWork(error)) {
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
        // The user sees no picture to solve, so the error must say that the proof of work is missing.
        throw again instanceof AppError && again.code === 'captcha-wanted' ? new AppError('proof-wanted') : again
      }
    }
  }

  return { key, as, shown, send: submitWithCaptcha, renew: () => void renew(as), show: (other: Captcha['as']) => void renew(other) }
}
