import { Trans } from '@lingui/react/macro'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { fetchCoresOwed } from '#app/state/orders/lately.ts'
import { CoreReturnDeadline } from '#app/ui/order/CoreReturnDeadline.tsx'
import { orderReturnHref } from '#app/ui/order/order-hrefs.ts'
import { numberClass } from '#app/ui/part/digits.ts'
import { Money } from '#app/ui/price/Money.tsx'
import type { CoreReturn } from '#contract/orders/returns/returns.ts'
import { href } from '#contract/routes/addresses.ts'
import { Row } from './Row.tsx'
import { Rows, Section } from './Section.tsx'

/** A list of used units that the customer still has to send back to get the deposit (core charge) refunded: due date and amount. */
export function CoresOwed() {
  const { result } = useOfflineResult(fetchCoresOwed)
  const cents = result.status === 'ready' ? result.value.reduce((sum, { deposit }) => sum + Math.round(deposit * 100), 0) : 0
  return (
    <Section
      title={
        cents === 0 ? (
          <Trans>Used units to send back</Trans>
        ) : (
          <Trans>
            Used units to send back: <Money usd={cents / 100} />
          </Trans>
        )
      }
      to={href('page', { slug: 'core-returns' })}
      linkLabel={<Trans>How it works</Trans>}
    >
      <Rows
        sectionName="cores"
        result={result}
        emptyContent={<Trans>None. For a remanufactured part you pay a core charge; it comes back when the old unit is here.</Trans>}
      >
        {(cores) => cores.map((core) => <CoreLine key={core.id} core={core} />)}
      </Rows>
    </Section>
  )
}

const CoreLine = ({ core: { orderId, part, name, mainImageUrl, qty, deposit, dueOn } }: { core: CoreReturn }) => (
  <Row
    to={orderReturnHref(orderId, 'old-unit')}
    pictureUrl={mainImageUrl}
    name={`${qty} × ${name}`}
    endContent={
      <b>
        <Money usd={deposit} />
      </b>
    }
  >
    <span className={numberClass}>{part}</span>
    <CoreReturnDeadline dueOn={dueOn} />
  </Row>
)
