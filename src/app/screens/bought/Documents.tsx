import { Trans, useLingui } from '@lingui/react/macro'
import type { BoughtPart } from '#contract/order.ts'
import { href } from '#contract/addresses.ts'
import { Go } from '#app/ui/Go.tsx'
import { orderHref, printHref } from '#app/ui/order/order-hrefs.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'

/** The papers of a bought part: the last order, to see and to print, and the data of the part itself while the shop has its page. */
export function Documents({ bought: { id, lastOrderId, lastOrderNumber, now } }: { bought: BoughtPart }) {
  const { t } = useLingui()
  return (
    <ul className={list}>
      <li>
        <Go to={orderHref(lastOrderId)} className={link({ tall: true })}>
          <Trans>Order {lastOrderNumber}</Trans>
        </Go>
      </li>
      <li>
        <Go to={printHref(lastOrderId)} className={link({ tall: true })} aria-label={t`Print order ${lastOrderNumber}`}>
          <Trans>Print</Trans>
        </Go>
      </li>
      {now === null ? null : (
        <li>
          <Go to={href('part', { mcode: id })} className={link({ tall: true })} aria-label={t`Part data of ${id}`}>
            <Trans>Part data</Trans>
          </Go>
        </li>
      )}
    </ul>
  )
}

/** The links are a finger tall; their words stand where the other facts have theirs. */
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', marginTop: { base: '[-12px]', lg: '[-6px]' } })
