import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { useLocalOrders, useMarkOrdersSeen } from '#app/hooks/use-orders-here.ts'
import { translate } from '#app/i18n/language.ts'
import { restoreCheckout } from '#app/state/checkout/place.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { button } from '#styled/recipes'
import { blockingProblemClass } from './in-the-way.ts'

/**
 * Says why orders were refused: the order just sent, whose checkout is restored below, and orders that were refused while the buyer was on
 * another page.
 */
export function RefusedOrderNotice() {
  const { refusal } = useCheckout()
  const { unsent } = useLocalOrders()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal !== null) place.current?.focus()
  }, [refusal])
  const others = unsent.filter(({ type }) => type === 'refused')
  useMarkOrdersSeen(others.map(({ key }) => key))
  return (
    <>
      {refusal === null ? null : (
        <div ref={place} tabIndex={-1} role="alert" className={blockingProblemClass}>
          <Icon name="warning" />
          <p>
            <b>
              <Trans>Not ordered.</Trans>
            </b>{' '}
            {translate(refusal.message)} <Trans>Everything that you typed is still here.</Trans>
          </p>
        </div>
      )}
      {others.map(({ key, refusal: why }) => (
        <div key={key} role="status" className={blockingProblemClass}>
          <Icon name="warning" />
          <p>
            <b>
              <Trans>An order came back.</Trans>
            </b>{' '}
            {why === null ? null : translate(why.say)}
          </p>
          <button type="button" className={button({ size: 'sm' })} onClick={() => void restoreCheckout(key).catch(logErrorOnly)}>
            <Trans>Go on with it</Trans>
          </button>
        </div>
      ))}
    </>
  )
}
