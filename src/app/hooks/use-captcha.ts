import { useCallback, useEffect, useState } from 'react'
import type { Captcha } from '#contract/account.ts'
import { AppError } from '#contract/errors.ts'
import { askCaptcha, newCaptchaKey } from '../state/captcha.ts'
import { logOnly } from '../state/notices.ts'

export type CaptchaShown = { is: 'loading' } | { is: 'there'; captcha: Captcha } | { is: 'failed'; error: AppError }

/** A captcha, asked for when it is wanted. Good for one try: `renew` after each. */
export function useCaptcha(wanted: boolean, language: string) {
  const [key] = useState(newCaptchaKey)
  const [as, setAs] = useState<Captcha['as']>('picture')
  const [shown, setShown] = useState<CaptchaShown>({ is: 'loading' })
  const renew = useCallback(
    async (wantedAs: Captcha['as']) => {
      setAs(wantedAs)
      setShown({ is: 'loading' })
      try {
        setShown({ is: 'there', captcha: await askCaptcha(key, wantedAs, language) })
      } catch (cause) {
        logOnly(cause)
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
