import { useCallback, useEffect, useRef, useState } from 'react'
import { askCaptcha, newCaptchaKey } from '#app/state/account/captcha.ts'
import { noWork, startProof } from '#app/state/account/proof.ts'
import { logOnly } from '#app/state/page/notices.ts'
import type { Captcha, CaptchaPurpose, ProofOfWork } from '#contract/account.ts'
import { AppError } from '#contract/errors.ts'

/** `none`: none was wanted yet. */
export type CaptchaShown =
  | { type: 'none' }
  | { type: 'loading' }
  | { type: 'there'; captcha: Captcha }
  | { type: 'failed'; error: AppError }

/** What a form sends of a captcha beside its fields. */
interface Given {
  captchaKey?: string
  proof?: ProofOfWork
}

/** With which refusals the shop asks for work, or for other work than came. */
const asksForWork = (error: unknown): boolean =>
  error instanceof AppError && ['captcha-wanted', 'proof-wanted', 'proof-wrong'].includes(error.code)

/**
 * A captcha, and the proof of work that goes with it. The device does the work and nobody is asked anything; a backend that knows pictures
 * only sends one, and then its characters are typed. `fromStart`: the shop always wants one, so the work begins with the form; otherwise
 * once the shop wants it. Good for one try, so there is another after each.
 */
export function useCaptcha(purpose: CaptchaPurpose, language: string, fromStart: boolean) {
  const [key] = useState(newCaptchaKey)
  // Of two that were asked for under one key, only the later is good.
  const newest = useRef(0)
  const working = useRef(noWork)
  /** The captcha that was asked for last. */
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
   * Sends the form, with the work where it is wanted. Work that came too late, or was not yet known to be wanted, is done anew and the form
   * sent once more, so that nobody has to press twice for it.
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
        // There is no picture whose characters could be typed: what is missing is the work.
        throw again instanceof AppError && again.code === 'captcha-wanted' ? new AppError('proof-wanted') : again
      }
    }
  }

  return { key, as, shown, send, renew: () => void renew(as), show: (other: Captcha['as']) => void renew(other) }
}
