import { Trans } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useSearch } from '#app/hooks/navigation.ts'
import { useAnswerOnce } from '#app/hooks/use-answer.ts'
import { withQuery } from '#app/hooks/use-way-back.ts'
import { translate } from '#app/i18n/language.ts'
import { href } from '#contract/addresses.ts'
import { verifyByLink } from '#app/state/account/account.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { linkRow } from '#app/ui/form/fields.ts'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'
import { Go } from '#app/ui/Go.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { button, link } from '#styled/recipes'
import { session } from '#app/state/account/session.ts'
import { useFacts } from '#app/hooks/use-facts.ts'

/** `/prod/mail/verify-link`: the mailed link confirms the address as soon as it is opened. */
export default function VerifyLinkScreen() {
  const generate = new URLSearchParams(useSearch()).get('generate') ?? ''
  const member = useFacts(session).now.is === 'member'
  const shown = useAnswerOnce(useCallback(() => verifyByLink(generate), [generate]))
  return (
    <FormPage title={<Trans>Confirm your e-mail address</Trans>}>
      {shown.status === 'loading' ? (
        <div aria-busy="true">
          <FormMessage>
            <Trans>Confirming…</Trans>
          </FormMessage>
          <Skeleton height={48} />
        </div>
      ) : null}
      {shown.status === 'ready' ? (
        <>
          <FormMessage good>
            <Trans>
              <b>{shown.value}</b> is confirmed.
            </Trans>
          </FormMessage>
          <p className={linkRow}>
            <Go to={member ? href('home') : withQuery(href('login'), { email: shown.value })} className={button({ tone: 'primary' })}>
              {member ? <Trans>Start page</Trans> : <Trans>Sign In</Trans>}
            </Go>
          </p>
        </>
      ) : null}
      {shown.status === 'failed' ? (
        <>
          <p role="alert">{translate(shown.error.message)}</p>
          <div className={linkRow}>
            {shown.error.row.retry ? (
              <button type="button" className={button({ tone: 'primary' })} onClick={shown.again}>
                <Trans>Try again</Trans>
              </button>
            ) : null}
            <Go to={href('verifyEmail')} className={button()}>
              <Trans>Type the code instead</Trans>
            </Go>
            <Go to={href('login')} className={link({ tall: true })}>
              <Trans>Sign In</Trans>
            </Go>
          </div>
        </>
      ) : null}
    </FormPage>
  )
}
