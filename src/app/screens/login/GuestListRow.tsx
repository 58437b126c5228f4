import { Trans, useLingui } from '@lingui/react/macro'
import type { DisplayedGuestListLine } from '#app/hooks/use-guest-list-lines.ts'
import { setListQuantity } from '#app/state/cart/guest-list-changes.ts'
import { CartLineHeader } from '#app/ui/CartLineHeader.tsx'
import { LineJobsText } from '#app/ui/cart/LineJobsText.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

interface GuestListRowProps {
  listLine: DisplayedGuestListLine
  /** Whether the row is hidden on a phone until the user shows all rows. */
  isHiddenOnPhone: boolean
}

/** One part of a guest's list: its name, quantity, and amount at the displayed price. */
export function GuestListRow({ listLine: { row, line }, isHiddenOnPhone }: GuestListRowProps) {
  const { t } = useLingui()
  const { mcode, addedAt } = row
  const { asOf: seenAt = new Date(addedAt).toISOString() } = row.shows
  return (
    <li className={cx(frameClass, isHiddenOnPhone && foldedRowClass)} data-line={mcode}>
      <CartLineHeader line={line} />
      <div className={figuresClass}>
        <strong>
          <Money usd={line.amount} />
        </strong>
        <span className={mutedTextClass}>
          <Trans>
            <Money usd={line.price} /> each
          </Trans>
        </span>
        {line.coreCharge > 0 ? (
          <span className={mutedTextClass}>
            <Trans>
              + <Money usd={line.coreCharge} /> core each
            </Trans>
          </span>
        ) : null}
      </div>
      <div className={belowNameClass}>
        <div className={piecesClass}>
          <QuantityStepper itemName={line.id} qty={line.qty} minQty={line.minQty} onQuantity={(qty) => void setListQuantity(row.id, qty)} />
          <button
            type="button"
            className={button({ tone: 'plain', size: 'icon' })}
            aria-label={t`Remove ${mcode}`}
            onClick={() => void setListQuantity(row.id, 0)}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={notesClass}>
          <DataTimeProvider dataTime={seenAt}>
            <StockMark stock={row.shows.stock} />
            <PriceAge />
          </DataTimeProvider>
          <LineJobsText line={line} />
        </div>
      </div>
    </li>
  )
}

/**
 * The style of a row: part and amount side by side; quantity and stock below them, or on a wide screen between them. The browser does not
 * lay out rows outside the visible area.
 */
const frameClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) auto]', _tiny: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) auto 112px 136px]' },
  alignItems: 'center',
  columnGap: { base: '3', md: '4' },
  rowGap: '1',
  borderBottom: 'hair',
  paddingBlock: '2',
  // `content-visibility` cuts off what is outside the row, including focus rings.
  paddingInline: '1',
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 132px]',
})
const foldedRowClass = css({ display: { base: 'none', lg: 'grid' } })
/** A long stock text moves to its own line, so that the quantity stepper is not broken into two lines. */
const belowNameClass = css({
  display: { base: 'flex', md: 'contents' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  gridColumn: '[1 / -1]',
})
const piecesClass = css({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  marginLeft: { base: '[-1px]', md: '0' },
  gridRow: { md: '1' },
  gridColumn: { md: '2' },
})
const notesClass = css({
  display: 'grid',
  minWidth: '0',
  fontSize: 'sm',
  lineHeight: 'snug',
  gridRow: { md: '1' },
  gridColumn: { md: '3' },
  color: 'fg.muted',
})
const figuresClass = css({
  display: 'grid',
  alignSelf: 'start',
  minWidth: '[88px]',
  textAlign: { base: 'right', _tiny: 'left' },
  lineHeight: 'snug',
  gridRow: { md: '1' },
  gridColumn: { md: '4' },
})
const mutedTextClass = css({ fontSize: 'sm', color: 'fg.muted' })
