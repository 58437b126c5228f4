import { useEffect, useState } from 'react'
import type { Order } from '#contract/order.ts'
import { askOrder } from '../state/order.ts'
import { logOnly } from '../state/notices.ts'

const EVERY_MS = 3000
/** After a minute it is for a mail to say. */
const TRIES = 20

/** An order whose buyer comes back from paying: asked for again until the payment has come in. `waits` as long as it is being asked for. */
export function usePaidSoon(order: Order, cameBack: boolean): { order: Order; waits: boolean } {
  const [{ latest, tries }, setSeen] = useState({ latest: order, tries: 0 })
  const waits = cameBack && latest.may.pay && tries < TRIES
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => {
      askOrder(latest.id).then(
        (now) => setSeen({ latest: now, tries: tries + 1 }),
        (error: unknown) => {
          logOnly(error)
          setSeen({ latest, tries: tries + 1 })
        },
      )
    }, EVERY_MS)
    return () => clearTimeout(timer)
  }, [waits, latest, tries])
  return { order: latest, waits }
}
