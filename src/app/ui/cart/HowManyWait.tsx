import { Plural, Trans } from '@lingui/react/macro'

interface Waiting {
  /** Number of pending changes. */
  waiting: number
  /** How many of them are orders. */
  waitingOrders: number
}

/** "2 changes wait on this phone.": unconfirmed changes. A saved order is called an order. */
export function HowManyWait({ of: { waiting, waitingOrders } }: { of: Waiting }) {
  const changes = waiting - waitingOrders
  if (waitingOrders === 0) return <Plural value={changes} one="# change waits on this phone." other="# changes wait on this phone." />
  if (changes === 0) return <Plural value={waitingOrders} one="# order waits on this phone." other="# orders wait on this phone." />
  return (
    <Trans>
      <Plural value={waitingOrders} one="# order" other="# orders" /> and <Plural value={changes} one="# change" other="# changes" /> wait
      on this phone.
    </Trans>
  )
}
