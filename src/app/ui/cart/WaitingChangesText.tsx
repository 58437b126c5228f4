import { Plural, Trans } from '@lingui/react/macro'

interface WaitingChangeCounts {
  /** How many changes wait to be sent. */
  waiting: number
  /** How many of the waiting changes are orders. */
  waitingOrders: number
}

/** The sentence "2 changes wait on this phone.", about changes that the server has not confirmed. Saved orders are counted as orders. */
export function WaitingChangesText({ counts: { waiting, waitingOrders } }: { counts: WaitingChangeCounts }) {
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
