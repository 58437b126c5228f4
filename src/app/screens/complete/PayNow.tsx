import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from '#app/hooks/use-form.ts'
import { say } from '#app/i18n/language.ts'
import { outsideHref } from '#app/routes/leave.ts'
import { askPayment } from '#app/state/order.ts'
import { Submit } from '#app/ui/form/Submit.tsx'
import { Told } from '#app/ui/form/Told.tsx'
import { AppError } from '#contract/errors.ts'

/** On to the page of the payment company. A payment that was refused may be tried again; the order stays. */
export function PayNow({ id }: { id: string }) {
  const [hint, setHint] = useState('')
  const { form, failure, busy } = useForm({
    call: 'orderPay',
    read: () => ({ id }),
    send: async () => {
      const { next, url, hint } = await askPayment(id)
      setHint(hint)
      if (next === 'none') return
      const to = outsideHref(url)
      if (to === null) throw new AppError('bad-reply')
      location.assign(to)
    },
  })
  return (
    <form {...form}>
      <Submit busy={busy} failure={failure}>
        {busy ? <Trans>On to the payment…</Trans> : <Trans>Pay now</Trans>}
      </Submit>
      {hint === '' ? null : <Told>{say(hint)}</Told>}
    </form>
  )
}
