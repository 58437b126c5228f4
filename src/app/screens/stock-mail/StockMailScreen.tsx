import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useQueryString } from '#app/hooks/navigation.ts'
import { useForm } from '#app/hooks/use-form.ts'
import { confirmStockMail, endStockMails } from '#app/state/stock-watch/stock-watch.ts'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { fieldColumnClass, linkRowClass } from '#app/ui/form/fields.ts'
import { Link } from '#app/ui/Link.tsx'
import type { CallResultOf } from '#contract/calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { link } from '#styled/recipes'

/**
 * `/prod/mail/stock`: where the links in "back in stock" e-mails lead. It acts only after a click, because mail programs and virus scanners
 * open every link.
 */
export default function StockMailScreen() {
  const asked = new URLSearchParams(useQueryString())
  const key = asked.get('key') ?? ''
  return (
    <FormPage title={<Trans>Tell me when it is back</Trans>}>
      {!/^[\w-]{43}$/.test(key) ? (
        <p role="alert">
          <Trans>This link is not complete. Copy it again from the mail.</Trans>
        </p>
      ) : asked.has('end') ? (
        <EndSubscription linkKey={key} isDone={asked.has('done')} />
      ) : (
        <ConfirmStockEmail linkKey={key} partNumber={asked.get('part') ?? ''} />
      )}
    </FormPage>
  )
}

/**
 * Asks for a click to confirm. `part`: the part number in the link; '' in older e-mails. Which part it is follows from the key in the link
 * alone.
 */
function ConfirmStockEmail({ linkKey: key, partNumber: part }: { linkKey: string; partNumber: string }) {
  const [done, setDone] = useState<CallResultOf<'stockWatchConfirm'> | null>(null)
  const { form, failure, busy } = useForm({
    callName: 'stockWatchConfirm',
    toCallInput: () => ({ key }),
    send: async (input) => setDone(await confirmStockMail(input.key)),
  })
  return done === null ? (
    <form {...form} className={fieldColumnClass}>
      <p>
        {/^[A-Z0-9-]{1,40}$/.test(part) ? (
          <Trans>
            One press, and we write to you once when <b>{part}</b> is in stock.
          </Trans>
        ) : (
          <Trans>One press, and we write to you once when the part is in stock.</Trans>
        )}
      </p>
      <FormFooter isBusy={busy} failure={failure}>
        {busy ? <Trans>Confirming…</Trans> : <Trans>Yes, write to me</Trans>}
      </FormFooter>
    </form>
  ) : (
    <>
      <FormMessage isSuccess>
        <Trans>
          We write to <b>{done.email}</b> when {done.mcode} is in stock.
        </Trans>
      </FormMessage>
      <p className={linkRowClass}>
        <Link to={href('part', { mcode: done.mcode })} className={link({ tall: true })}>
          <Trans>To the part</Trans>
        </Link>
      </p>
    </>
  )
}

function EndSubscription({ linkKey: key, isDone }: { linkKey: string; isDone: boolean }) {
  const [done, setDone] = useState(isDone)
  const { form, failure, busy } = useForm({
    callName: 'stockWatchEndAll',
    toCallInput: () => ({ key }),
    send: async (input) => {
      await endStockMails(input.key)
      setDone(true)
    },
  })
  return done ? (
    <FormMessage isSuccess>
      <Trans>We do not write to you about any part any more. You can ask for it again on the part’s page.</Trans>
    </FormMessage>
  ) : (
    <form {...form} className={fieldColumnClass}>
      <p>
        <Trans>One press ends all that this mailbox waits for at this shop. Mails about your orders come as before.</Trans>
      </p>
      <FormFooter isBusy={busy} failure={failure}>
        {busy ? <Trans>One moment…</Trans> : <Trans>Write to me about no part any more</Trans>}
      </FormFooter>
    </form>
  )
}
