import { useCallback, useEffect, useRef, useState } from 'react'
import type { Captcha } from '#contract/account.ts'
import { AppError } from '#contract/errors.ts'
import { askCaptcha, newCaptchaKey } from '../state/captcha.ts'
import { logOnly } from '../state/notices.ts'

export type CaptchaShown = { is: 'loading' } | { is: 'there'; captcha: Captcha } | { is: 'failed'; error: AppError }

/** A captcha, asked for when it is wanted. Good for one try: `renew` after each. */
export function useCaptcha(wanted: boolean, language: string) {
  const [key] = useState(newCaptchaKey)
  // Of two that were asked for under one key, only the later is good.
  const newest = useRef(0)
  const [as, setAs] = useState<Captcha['as']>('picture')
  const [shown, setShown] = useState<CaptchaShown>({ is: 'loading' })
  const renew = useCallback(
    async (wantedAs: Captcha['as']) => {
      newest.current += 1
      const mine = newest.current
      setAs(wantedAs)
      setShown({ is: 'loading' })
      try {
        const captcha = await askCaptcha(key, wantedAs, language)
        if (mine === newest.current) setShown({ is: 'there', captcha })
      } catch (cause) {
        logOnly(cause)
        if (mine === newest.current)
          setShown({ is: 'failed', error: cause instanceof AppError ? cause : new AppError('internal', {}, { cause }) })
      }
    },
    [key, language],
  )
  useEffect(() => {
    if (wanted) void renew('picture')
  }, [wanted, renew])
  return { key, as, shown, renew: () => void renew(as), show: (other: Captcha['as']) => void renew(other) }
}
