import { Trans, useLingui } from '@lingui/react/macro'
import type { DisplayedUnsentOrder } from '#app/hooks/use-orders-here.ts'
import { LineJobsText } from '#app/ui/cart/LineJobsText.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { css } from '#styled/css'

/** The ordered lines of an order that is not sent yet, and the limits that the buyer set for it. */
export function UnsentOrderDetails({ order: { order, limits } }: { order: DisplayedUnsentOrder }) {
  const { i18n } = useLingui()
  const { draft, lines, total } = order
  const until =
    limits === null
      ? ''
      : new Intl.DateTimeFormat(i18n.locale, {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
        }).format(new Date(limits.expiresAt))
  return (
    <div className={frameClass}>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className={rowClass}>
            <span>
              {line.qty} × {line.name} <PartNumber number={line.id} />
              {line.jobs === undefined ? null : (
                <span className={mutedTextClass}>
                  <LineJobsText line={line} />
                </span>
              )}
            </span>
            <Money usd={line.amount} />
          </li>
        ))}
      </ul>
      {total === null ? null : (
        <p>
          <Trans>
            Total as shown <Money usd={total} />
          </Trans>
        </p>
      )}
      {limits === null ? null : (
        <p>
          <Trans>
            Only up to <Money usd={limits.highestTotal} />, with delivery and tax, and not after {until}.
          </Trans>
        </p>
      )}
      {draft.purchaseOrder === '' ? null : (
        <p>
          <Trans>Purchase order {draft.purchaseOrder}</Trans>
        </p>
      )}
      {draft.jobName === '' ? null : (
        <p>
          <Trans>Job {draft.jobName}</Trans>
        </p>
      )}
    </div>
  )
}

const frameClass = css({ display: 'grid', gap: '2', overflowWrap: 'anywhere' })
const mutedTextClass = css({ display: 'block', color: 'fg.muted' })
const rowClass = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlock: '2',
  borderBottom: 'hair',
  '& > :last-child': { whiteSpace: 'nowrap' },
})
