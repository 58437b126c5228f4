import { useState } from 'react'
import { fetchPaymentStep } from '#app/state/orders/order.ts'
import { AppError } from '#contract/errors.ts'
import { useForm } from './use-form.ts'

/**
 * Returns a form with one button that leads to the payment provider's page, if there is one. `follow` returns the URL if it is allowed,
 * otherwise null. `hint`: the server's instructions for payment, '' before the request.
 */
export function usePayNow(id: string, follow: (url: string) => string | null) {
  const [hint, setHint] = useState('')
  const tied = useForm({
    callName: 'orderPay',
    toCallInput: () => ({ id }),
    send: async () => {
      const step = await fetchPaymentStep(id)
      setHint(step.hint)
      if (step.next === 'none') return
      const to = follow(step.url)
      if (to === null) throw new AppError('bad-reply')
      location.assign(to)
    },
  })
  return { ...tied, hint }
}
