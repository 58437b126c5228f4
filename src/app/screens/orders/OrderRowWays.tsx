import { Trans } from '@lingui/react/macro'
import type { OrderRow } from '#contract/order.ts'
import { Go } from '#app/ui/Go.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { orderHref, printHref } from '#app/ui/order/order-hrefs.ts'
import { Reorder } from '#app/ui/order/Reorder.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** What can be done with an order from the list. Each name says which order, for who hears only the names. */
export const OrderRowWays = ({ order: { id, number, state } }: { order: OrderRow }) => (
  <div className={frame}>
    <Go to={orderHref(id)} className={button({ size: 'sm' })}>
      {state === 'shipped' ? (
        <Trans>
          Track<span className={unseen}> {number}</span>
        </Trans>
      ) : (
        <Trans>
          Open<span className={unseen}> {number}</span>
        </Trans>
      )}
    </Go>
    <Reorder id={id} number={number} small />
    <Go to={printHref(id)} className={button({ size: 'sm' })}>
      <Icon name="print" />
      <Trans>
        Print<span className={unseen}> {number}</span>
      </Trans>
    </Go>
  </div>
)

const frame = css({ display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: { lg: 'flex-end' } })
const unseen = css({ srOnly: true })
