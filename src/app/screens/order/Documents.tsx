import { Trans } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { printHref, sheetType } from '#app/ui/order/order-hrefs.ts'
import type { Order } from '#contract/orders/order.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { link, row } from '#styled/recipes'
import { Section } from './Section.tsx'

/** Links to the documents of an order, to print or save. */
export const Documents = ({ order: { id, state } }: { order: Order }) => (
  <Section title={<Trans>Documents</Trans>}>
    <ul>
      <li className={row()}>
        <Link to={printHref(id)} className={way}>
          <Icon name="print" />
          {sheetType('prices', state) === 'invoice' ? <Trans>Invoice</Trans> : <Trans>Order with prices</Trans>}
        </Link>
      </li>
      <li className={row()}>
        <Link to={printHref(id, 'no-prices')} className={way}>
          <Icon name="print" />
          <Trans>Order without prices</Trans>
        </Link>
      </li>
      <li className={row()}>
        <Link to={printHref(id, 'slip')} className={way}>
          <Icon name="print" />
          <Trans>Packing slip</Trans>
        </Link>
      </li>
      <li className={row()}>
        <Link to={href('download', { as: 'labels', order: id })} className={way}>
          <Icon name="print" />
          <Trans>Labels of its parts</Trans>
        </Link>
      </li>
    </ul>
  </Section>
)

const way = cx(link({ look: 'list', tall: true }), css({ flexGrow: 1, gap: '2' }))
