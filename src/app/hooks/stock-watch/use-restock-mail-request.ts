import { useEffect, useState } from 'react'
import { useForm } from '#app/hooks/use-form.ts'
import { onNetworkRecovered } from '#app/state/page/network.ts'
import { requestStockMail } from '#app/state/stock-watch/stock-watch.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'

/**
 * Manages a guest's request for an e-mail when a part is back in stock. `sentTo`: the address that the confirmation e-mail was sent to,
 * null before. `signal`: `lost` if sending failed offline, `back` when the server responds again.
 */
export function useRestockMailRequest(mcode: Mcode, language: string) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [signal, setSignal] = useState<'fine' | 'lost' | 'back'>('fine')
  const asked = useForm({
    callName: 'stockWatchAsk',
    toCallInput: ({ email }) => ({ mcode, email }),
    send: async ({ email }) => {
      setSignal('fine')
      await requestStockMail(mcode, email, language)
      setSentTo(email)
    },
    onRefused: ({ code }) => {
      setSignal(code === 'no-network' ? 'lost' : 'fine')
      return code === 'no-network'
    },
  })
  useEffect(() => onNetworkRecovered(() => setSignal((before) => (before === 'lost' ? 'back' : before))), [])
  return { ...asked, sentTo, signal }
}
