import { useState } from 'react'
import { askPayment } from '#app/state/orders/order.ts'
import { AppError } from '#contract/errors.ts'
import { useForm } from './use-form.ts'

/**
 * A form of one button that goes on to the page of the payment company, where one is asked. `follow`: the address if it may be followed,
 * else null. `hint`: what the shop says to do, '' until it was asked.
 */
export function usePayNow(id: string, follow: (url: string) => string | null) {
  const [hint, setHint] = useState('')
  const tied = useForm({
    call: 'orderPay',
    read: () => ({ id }),
    send: async () => {
      const step = await askPayment(id)
      setHint(step.hint)
      if (step.next === 'none') return
      const to = follow(step.url)
      if (to === null) throw new AppError('bad-reply')
      location.assign(to)
    },
  })
  return { ...tied, hint }
}
