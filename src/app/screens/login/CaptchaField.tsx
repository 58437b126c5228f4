import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { useCaptcha } from '#app/hooks/use-captcha.ts'
import { translate } from '#app/i18n/language.ts'
import { FieldFrame } from '#app/ui/form/FieldFrame.tsx'
import { linkRowClass } from '#app/ui/form/fields.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'
import { button, field } from '#styled/recipes'

interface CaptchaFieldProps {
  captcha: ReturnType<typeof useCaptcha>
  errorText: string | undefined
}

/**
 * A captcha to answer, for a backend that only has picture captchas: a picture, or a question as accessible alternative, with a button for
 * another one. Nothing if the device computes a proof of work instead.
 */
export function CaptchaField({ captcha: { as, shown, renew, show }, errorText }: CaptchaFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  // A new captcha empties the field, because an answer belongs to one captcha.
  useEffect(() => {
    if (shown.type === 'loading' && input.current) input.current.value = ''
  }, [shown])
  const words = as === 'text'
  const question = shown.type === 'there' && shown.captcha.as === 'text' ? shown.captcha.question : null
  if (as === 'work') return null
  return (
    <>
      <FieldFrame
        name="captchaText"
        label={words ? (question ?? t`A question`) : t`Characters in the picture`}
        wrong={errorText === undefined || !words ? errorText : t`Answer this question in digits. Each is good for one try.`}
      >
        {(ties) => (
          <>
            <div role="status" aria-busy={shown.type === 'loading'}>
              {shown.type === 'loading' ? <Skeleton width={228} height={words ? 24 : 64} /> : null}
              {shown.type === 'failed' ? translate(shown.error.message) : null}
              {shown.type === 'there' && shown.captcha.as === 'picture' ? (
                <img
                  src={shown.captcha.picture}
                  width={228}
                  height={64}
                  className={pictureClass}
                  alt={t`Five characters, drawn so that programs cannot read them. Below is a question in words instead.`}
                />
              ) : null}
            </div>
            <input
              {...ties}
              ref={input}
              type="text"
              className={field()}
              required
              autoComplete="off"
              autoCapitalize={words ? 'none' : 'characters'}
              autoCorrect="off"
              spellCheck={false}
              inputMode={words ? 'numeric' : 'text'}
              maxLength={32}
            />
          </>
        )}
      </FieldFrame>
      <div className={linkRowClass}>
        <button type="button" className={button({ size: 'sm' })} onClick={renew}>
          {words ? <Trans>New question</Trans> : <Trans>New picture</Trans>}
        </button>
        <button type="button" className={button({ size: 'sm' })} onClick={() => show(words ? 'picture' : 'text')}>
          {words ? <Trans>Show a picture</Trans> : <Trans>Ask me in words</Trans>}
        </button>
      </div>
    </>
  )
}

/** The captcha's dark characters need a light background in both themes. */
const pictureClass = css({ backgroundColor: 'onBezel', borderRadius: 'md' })
