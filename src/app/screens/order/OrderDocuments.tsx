import { Trans } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { documentTypeOf, orderPrintHref } from '#app/ui/order/order-hrefs.ts'
import type { Order } from '#contract/orders/order.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { link, row } from '#styled/recipes'
import { Section } from './Section.tsx'

/** Links to the documents of an order, to print or save. */
export const OrderDocuments = ({ order: { id, state } }: { order: Order }) => (
  <Section title={<Trans>Documents</Trans>}>
    <ul>
      <li className={row()}>
        <Link to={orderPrintHref(id)} className={documentLinkClass}>
          <Icon name="print" />
          {documentTypeOf('prices', state) === 'invoice' ? <Trans>Invoice</Trans> : <Trans>Order with prices</Trans>}
        </Link>
      </li>
      <li className={row()}>
        <Link to={orderPrintHref(id, 'no-prices')} className={documentLinkClass}>
          <Icon name="print" />
          <Trans>Order without prices</Trans>
        </Link>
      </li>
      <li className={row()}>
        <Link to={orderPrintHref(id, 'slip')} className={documentLinkClass}>
          <Icon name="print" />
          <Trans>Packing slip</Trans>
        </Link>
      </li>
      <li className={row()}>
        <Link to={href('download', { as: 'labels', order: id })} className={documentLinkClass}>
          <Icon name="print" />
          <Trans>Labels of its parts</Trans>
        </Link>
      </li>
    </ul>
  </Section>
)

const documentLinkClass = cx(link({ look: 'list', tall: true }), css({ flexGrow: 1, gap: '2' }))
