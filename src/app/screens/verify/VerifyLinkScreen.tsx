import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { navigateTo, useQueryString } from '#app/hooks/navigation.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useForm } from '#app/hooks/use-form.ts'
import { addQueryParameters } from '#app/hooks/use-way-back.ts'
import { translate } from '#app/i18n/language.ts'
import { isCompleteLinkCode, sendVerifyCode, verifyByLink } from '#app/state/account/account.ts'
import { session } from '#app/state/session/session.ts'
import { EmailField } from '#app/ui/form/EmailField.tsx'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { fieldColumnClass, linkRowClass } from '#app/ui/form/fields.ts'
import { Link } from '#app/ui/Link.tsx'
import type { CallResultOf } from '#contract/calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { button, link } from '#styled/recipes'

/**
 * `/prod/mail/verify-link`: where the link in the confirmation e-mail leads. It confirms after a click, because mail programs and virus
 * scanners open every link.
 */
export default function VerifyLinkScreen() {
  const generate = new URLSearchParams(useQueryString()).get('generate') ?? ''
  const whole = isCompleteLinkCode(generate)
  const [done, setDone] = useState<CallResultOf<'verifyEmailByLink'> | null>(null)
  const [dead, setDead] = useState<string | null>(null)
  const { form, failure, busy } = useForm({
    callName: 'verifyEmailByLink',
    toCallInput: () => ({ generate }),
    send: async (input) => setDone(await verifyByLink(input.generate)),
    onRefused: (error) => {
      const isDead = error.code === 'link-used'
      if (isDead) setDead(error.message)
      return isDead
    },
  })
  return (
    <FormPage title={<Trans>Confirm your e-mail address</Trans>}>
      {done !== null ? (
        <EmailConfirmedMessage email={done.email} isAlreadyConfirmed={done.already === true} />
      ) : dead !== null || !whole ? (
        <>
          <p role="alert">
            {dead === null ? (
              <Trans>This link is not complete. Copy it again from the mail, or ask for a new mail here.</Trans>
            ) : (
              translate(dead)
            )}
          </p>
          <VerifyEmailRequestForm />
          <VerifyAlternatives />
        </>
      ) : (
        <>
          <p>
            <Trans>One press, and your address is confirmed.</Trans>
          </p>
          <form {...form} className={fieldColumnClass}>
            <FormFooter isBusy={busy} failure={failure}>
              {busy ? <Trans>Confirming…</Trans> : <Trans>Confirm this e-mail address</Trans>}
            </FormFooter>
          </form>
          <VerifyAlternatives />
        </>
      )}
    </FormPage>
  )
}

function EmailConfirmedMessage({ email, isAlreadyConfirmed }: { email: string; isAlreadyConfirmed: boolean }) {
  const member = useStateSnapshot(session).current.type === 'member'
  return (
    <>
      <FormMessage isSuccess>
        {isAlreadyConfirmed ? (
          <Trans>
            <b>{email}</b> is already confirmed. Nothing is left to do.
          </Trans>
        ) : (
          <Trans>
            <b>{email}</b> is confirmed.
          </Trans>
        )}
      </FormMessage>
      <p className={linkRowClass}>
        <Link to={member ? href('home') : addQueryParameters(href('login'), { email })} className={button({ tone: 'primary' })}>
          {member ? <Trans>Start page</Trans> : <Trans>Sign In</Trans>}
        </Link>
      </p>
    </>
  )
}

const VerifyAlternatives = () => (
  <div className={linkRowClass}>
    <Link to={href('verifyEmail')} className={link({ tall: true })}>
      <Trans>Type the code instead</Trans>
    </Link>
    <Link to={href('login')} className={link({ tall: true })}>
      <Trans>Sign In</Trans>
    </Link>
  </div>
)

/** A form that requests another confirmation e-mail, and leads to the page for its code. */
function VerifyEmailRequestForm() {
  const { form, wrongs, failure, busy } = useForm({
    callName: 'sendEmailVerifyCode',
    send: async ({ email }) => {
      await sendVerifyCode(email)
      navigateTo(addQueryParameters(href('verifyEmail'), { email }))
    },
  })
  return (
    <form {...form} className={fieldColumnClass}>
      <EmailField wrong={wrongs['email']} />
      <FormFooter isBusy={busy} failure={failure}>
        {busy ? <Trans>Sending…</Trans> : <Trans>Send a new mail</Trans>}
      </FormFooter>
    </form>
  )
}
