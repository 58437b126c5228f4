import { Trans, useLingui } from '@lingui/react/macro'
import type { ShownListLine } from '#app/hooks/use-list-lines.ts'
import { setListQuantity } from '#app/state/cart/guest-list-changes.ts'
import { AsOf } from '#app/ui/price/AsOf.tsx'
import { JobsOf } from '#app/ui/cart/JobsOf.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LineHead } from '#app/ui/LineHead.tsx'
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

interface GuestListRowProps {
  shown: ShownListLine
  /** Not in sight on a phone before all rows are asked for. */
  folded: boolean
  /** Called before it is taken off. */
  onLeaving: () => void
}

/** One part of a guest's list: which it is, how many, and what that comes to by the price that was seen. */
export function GuestListRow({ shown: { row, line }, folded, onLeaving }: GuestListRowProps) {
  const { t } = useLingui()
  const { mcode, addedAt } = row
  const { asOf: seenAt = new Date(addedAt).toISOString() } = row.shows
  return (
    <li className={cx(frame, folded && fold)} data-line={mcode}>
      <LineHead line={line} />
      <button
        type="button"
        className={cx(button({ tone: 'plain', size: 'icon' }), remover)}
        aria-label={t`Remove ${mcode}`}
        onClick={() => {
          onLeaving()
          void setListQuantity(row.id, 0)
        }}
      >
        <Icon name="close" />
      </button>
      <QuantityStepper of={line.id} qty={line.qty} minQty={line.minQty} onQuantity={(qty) => void setListQuantity(row.id, qty)} />
      <div className={figures}>
        <strong>
          <Money usd={line.amount} />
        </strong>
        <span className={quiet}>
          <Trans>
            <Money usd={line.price} /> each
          </Trans>
        </span>
        {line.coreCharge > 0 ? (
          <span className={quiet}>
            <Trans>
              + <Money usd={line.coreCharge} /> core each
            </Trans>
          </span>
        ) : null}
        <span className={quiet}>
          <JobsOf line={line} />
        </span>
        <AsOf at={seenAt}>
          <PriceAge />
          <StockMark stock={row.shows.stock} />
        </AsOf>
      </div>
    </li>
  )
}

/** Rows out of sight are not laid out. */
const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
  borderBottom: 'hair',
  paddingBlock: '3',
  // Such a row cuts off what sticks out of it, a focus ring too.
  paddingInline: '1',
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 152px]',
})
const fold = css({ display: { base: 'none', lg: 'flex' } })
/** Beside the number on a phone, at the end of the row where there is room. */
const remover = css({ order: { md: '1' } })
const figures = css({ display: 'grid', marginLeft: 'auto', width: { md: '[144px]' }, textAlign: 'right', lineHeight: 'snug' })
const quiet = css({ fontSize: 'sm', color: 'fg.muted' })
