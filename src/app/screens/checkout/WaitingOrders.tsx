import { Plural, Trans } from '@lingui/react/macro'
import { useLocalOrders } from '#app/hooks/use-orders-here.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'

/** A list of the orders that wait on this device to be sent. Their lines are no longer in the cart, so the buyer must find them here. */
export function WaitingOrders() {
  const { unsent } = useLocalOrders()
  const waiting = unsent.filter(({ type }) => type !== 'refused')
  const [first] = waiting
  if (first === undefined) return null
  return (
    <p className={frameClass}>
      <Icon name="clock" />
      <Plural value={waiting.length} one="An order waits on this phone, not sent." other="# orders wait on this phone, not sent." />
      <Link to={`${href('completeOrder')}?id=${first.key}`} className={link({ tall: true })}>
        <Trans>Look at it</Trans>
      </Link>
    </p>
  )
}

const frameClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', color: 'fg.muted' })
