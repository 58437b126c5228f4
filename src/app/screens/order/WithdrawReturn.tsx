import { Trans } from '@lingui/react/macro'
import { useForm } from '#app/hooks/use-form.ts'
import { withdrawReturn } from '#app/state/orders/orders.ts'
import { showToast } from '#app/state/page/notices.ts'
import { Submit } from '#app/ui/form/Submit.tsx'
import { css } from '#styled/css'

interface WithdrawReturnProps {
  id: string
  number: string
  onDone: () => Promise<void>
}

/** Withdraws a return request before anything has arrived. */
export function WithdrawReturn({ id, number, onDone }: WithdrawReturnProps) {
  const { form, failure, busy } = useForm({
    call: 'orderReturnWithdraw',
    read: () => ({ id }),
    send: async () => {
      await withdrawReturn(id)
      showToast(/*i18n*/ 'The return is withdrawn.')
      await onDone()
    },
  })
  return (
    <form {...form}>
      <Submit tone="quiet" busy={busy} failure={failure}>
        <span>
          <Trans>
            Keep it after all<span className={unseen}>, withdraw {number}</span>
          </Trans>
        </span>
      </Submit>
    </form>
  )
}

const unseen = css({ srOnly: true })
