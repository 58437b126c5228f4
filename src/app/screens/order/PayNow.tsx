import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { AppError } from '#contract/errors.ts'
import { useForm } from '#app/hooks/use-form.ts'
import { outsideHref } from '#app/routes/leave.ts'
import { askPayment } from '#app/state/order.ts'
import { Submit } from '#app/ui/form/Submit.tsx'
import { Money } from '#app/ui/Money.tsx'

/** On to the page of the payment company, where one is asked; else the shop says what to do. A payment that was refused may be tried again. */
export function PayNow({ id, due }: { id: string; due: number }) {
  const [hint, setHint] = useState('')
  const { form, failure, busy } = useForm({
    call: 'orderPay',
    read: () => ({ id }),
    send: async () => {
      const step = await askPayment(id)
      setHint(step.hint)
      if (step.next === 'none') return
      const to = outsideHref(step.url)
      if (to === null) throw new AppError('bad-reply')
      location.assign(to)
    },
  })
  return (
    <form {...form}>
      <Submit busy={busy} failure={failure}>
        {busy ? (
          <Trans>Asking the shop…</Trans>
        ) : (
          <span>
            <Trans>
              Pay now · <Money usd={due} />
            </Trans>
          </span>
        )}
      </Submit>
      <p role="status">{hint}</p>
    </form>
  )
}
