import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { navigateTo } from '#app/hooks/navigation.ts'
import { type DisplayedUnsentOrder, useMarkOrdersSeen } from '#app/hooks/use-orders-here.ts'
import { translate } from '#app/i18n/language.ts'
import { restoreCheckout } from '#app/state/checkout/place.ts'
import { discardUnsentOrder } from '#app/state/orders/orders-here.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { linkRowClass } from '#app/ui/form/fields.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { UnsentOrderDetails } from './UnsentOrderDetails.tsx'

/**
 * An order on this device that the server has not confirmed: its data, and the two possible actions. The page never says that it is placed.
 */
export function UnsentOrder({ order }: { order: DisplayedUnsentOrder }) {
  const { key, type, refusal } = order
  useMarkOrdersSeen(type === 'refused' ? [key] : [])
  const change = async () => {
    if (await restoreCheckout(key)) navigateTo(href('checkout'), { replace: true })
  }
  return (
    <FormPage title={unsentOrderTitles[type]}>
      <div role="status" className={frameClass}>
        <Icon name={type === 'refused' ? 'warning' : 'clock'} />
        <p>{type === 'refused' && refusal !== null ? translate(refusal.say) : unsentOrderTexts[type]}</p>
      </div>
      <UnsentOrderDetails order={order} />
      <div className={linkRowClass}>
        {type === 'refused' || type === 'unsent' ? (
          <button
            type="button"
            className={type === 'refused' ? actionButtonClasses.primary : actionButtonClasses.quiet}
            onClick={() => void change().catch(logErrorOnly)}
          >
            <Trans>Change the order</Trans>
          </button>
        ) : null}
        {type === 'refused' ? null : (
          <button type="button" className={button()} disabled={type === 'sending'} onClick={() => void sendOutboxNow()}>
            <Trans>Try to send it now</Trans>
          </button>
        )}
        {type === 'refused' || type === 'unsent' ? (
          <button
            type="button"
            className={button({ tone: 'plain' })}
            onClick={() => void discardUnsentOrder(key).then(() => navigateTo(href('cart')), logErrorOnly)}
          >
            <Trans>Do not order it</Trans>
          </button>
        ) : null}
      </div>
    </FormPage>
  )
}

const unsentOrderTitles: Record<DisplayedUnsentOrder['type'], ReactNode> = {
  unsent: <Trans>Saved on this phone, not sent</Trans>,
  sending: <Trans>On its way to the shop</Trans>,
  unanswered: <Trans>Sent, not answered yet</Trans>,
  refused: <Trans>Not ordered, it came back to you</Trans>,
}
const unsentOrderTexts: Record<DisplayedUnsentOrder['type'], ReactNode> = {
  unsent: (
    <Trans>
      The shop does not know of this order yet. It is sent as soon as there is a signal, also after you close the shop where the browser
      can.
    </Trans>
  ),
  sending: <Trans>The shop has not answered yet.</Trans>,
  unanswered: <Trans>Nobody knows yet whether it arrived. It is sent again under the same key, so the shop takes it once at most.</Trans>,
  refused: null,
}
const actionButtonClasses = { primary: button({ tone: 'primary' }), quiet: button() }
const frameClass = css({ display: 'flex', alignItems: 'flex-start', gap: '3', '& > p': { minWidth: '0', overflowWrap: 'anywhere' } })
