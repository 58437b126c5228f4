import { useEffect, useState } from 'react'
import { useForm } from '#app/hooks/use-form.ts'
import { onShopBack } from '#app/state/page/network.ts'
import { askStockMail } from '#app/state/stock-watch/stock-watch.ts'
import type { Mcode } from '#contract/primitives.ts'

/**
 * A guest asks to be told by mail when a part is back. `sentTo`: where the mail with the link went, null until then. `signal`: `lost` where it
 * was not sent for want of one, `back` when the shop answers again since.
 */
export function useStockMail(mcode: Mcode, language: string) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [signal, setSignal] = useState<'fine' | 'lost' | 'back'>('fine')
  const asked = useForm({
    call: 'stockWatchAsk',
    read: ({ email }) => ({ mcode, email }),
    send: async ({ email }) => {
      setSignal('fine')
      await askStockMail(mcode, email, language)
      setSentTo(email)
    },
    onRefused: ({ code }) => {
      setSignal(code === 'no-network' ? 'lost' : 'fine')
      return code === 'no-network'
    },
  })
  useEffect(() => onShopBack(() => setSignal((before) => (before === 'lost' ? 'back' : before))), [])
  return { ...asked, sentTo, signal }
}
