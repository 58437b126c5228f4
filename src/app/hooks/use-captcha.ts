import { useCallback, useEffect, useRef, useState } from 'react'
import type { Captcha, CaptchaPurpose } from '#contract/account.ts'
import { AppError } from '#contract/errors.ts'
import { askCaptcha, newCaptchaKey } from '#app/state/account/captcha.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { noWork, startProof } from '#app/state/account/proof.ts'

export type CaptchaShown = { is: 'loading' } | { is: 'there'; captcha: Captcha } | { is: 'failed'; error: AppError }

/** A captcha, asked for when it is wanted, and the proof of work that goes with it, begun at once. Good for one try: `renew` after each. */
export function useCaptcha(wanted: boolean, purpose: CaptchaPurpose, language: string) {
  const [key] = useState(newCaptchaKey)
  // Of two that were asked for under one key, only the later is good.
  const newest = useRef(0)
  const working = useRef(noWork)
  const [as, setAs] = useState<Captcha['as']>('picture')
  const [shown, setShown] = useState<CaptchaShown>({ is: 'loading' })
  const renew = useCallback(
    async (wantedAs: Captcha['as']) => {
      newest.current += 1
      const mine = newest.current
      setAs(wantedAs)
      working.current.stop()
      setShown({ is: 'loading' })
      try {
        const captcha = await askCaptcha(key, wantedAs, language, purpose)
        if (mine !== newest.current) return
        working.current = startProof(captcha.challenge)
        setShown({ is: 'there', captcha })
      } catch (cause) {
        logOnly(cause)
        if (mine === newest.current)
          setShown({ is: 'failed', error: cause instanceof AppError ? cause : new AppError('internal', {}, { cause }) })
      }
    },
    [key, purpose, language],
  )
  useEffect(() => {
    if (wanted) void renew('picture')
  }, [wanted, renew])
  useEffect(
    () => () => {
      newest.current += 1
      working.current.stop()
    },
    [],
  )
  const proof = () => working.current.proof
  return { key, as, shown, proof, renew: () => void renew(as), show: (other: Captcha['as']) => void renew(other) }
}
