import { Trans, useLingui } from '@lingui/react/macro'
import type { DisplayedCartLine } from '#app/hooks/use-cart.ts'
import { canAddToCart } from '#app/sale.ts'
import { removeLines, setQuantity } from '#app/state/cart-changes/changes.ts'
import { CartLineHeader } from '#app/ui/CartLineHeader.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { FormerValue } from '#app/ui/price/FormerValue.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx'
import { StockAlert } from '#app/ui/stock-watch/StockAlert.tsx'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { LineCheckbox } from './LineCheckbox.tsx'
import { LineJobs } from './LineJobs.tsx'
import { LineNotes } from './LineNotes.tsx'
import { LineProgress } from './LineProgress.tsx'
import { RefusedLineNotice } from './RefusedLineNotice.tsx'

interface CartLineRowProps {
  line: DisplayedCartLine
  isChosen: boolean
  onChoose: (chosen: boolean) => void
}

/**
 * One line of the cart. If adding the line was refused, it is not in the server's cart, so its quantity cannot be changed nor the line
 * selected.
 */
export function CartLineRow({ line, isChosen, onChoose }: CartLineRowProps) {
  const { t } = useLingui()
  const { id, price, wasPrice, amount, refused, onlyRefused } = line
  return (
    <li className={frameClass} data-line={id}>
      {onlyRefused ? (
        <span className={missingCheckboxClass} />
      ) : (
        <LineCheckbox label={t`Choose ${id}`} checked={isChosen} onCheck={onChoose} />
      )}
      <div className={bodyClass}>
        <div className={topRowClass}>
          <CartLineHeader line={line} />
          {onlyRefused ? null : (
            <>
              <button
                type="button"
                className={cx(button({ tone: 'plain', size: 'icon' }), removeButtonClass)}
                aria-label={t`Remove ${id}`}
                onClick={() => void removeLines([id])}
              >
                <Icon name="close" />
              </button>
              <QuantityStepper itemName={id} qty={line.qty} minQty={line.minQty} onQuantity={(qty) => void setQuantity(id, qty)} />
              <div className={figuresClass}>
                <strong>
                  <Money usd={amount} />
                </strong>
                <span className={unitPriceClass}>
                  {wasPrice === undefined ? null : (
                    <>
                      <FormerValue>
                        <Money usd={wasPrice} />
                      </FormerValue>{' '}
                    </>
                  )}
                  <Trans>
                    <Money usd={price} /> each
                  </Trans>
                </span>
                <PriceAge />
              </div>
            </>
          )}
        </div>
        <div className={notesRowClass}>
          <LineNotes line={line} />
          <LineProgress progress={line.progress} />
        </div>
        {onlyRefused ? null : <LineJobs line={line} />}
        {/* Pieces that are delivered later (back-order) need no "Tell me when it is back". */}
        {onlyRefused || !line.stock || canAddToCart({ stock: line.stock, minQty: line.minQty }) ? null : (
          <StockAlert part={{ mcode: id, stock: line.stock, minQty: line.minQty }} />
        )}
        {refused === null ? null : <RefusedLineNotice refused={refused} />}
      </div>
    </li>
  )
}

/** The frame of a cart line. The browser does not lay out lines outside the visible area, so that long carts scroll smoothly. */
const frameClass = css({
  display: 'flex',
  flexWrap: { _tiny: 'wrap' },
  alignItems: 'flex-start',
  borderBottom: 'hair',
  paddingBlock: '3',
  // `content-visibility` cuts off what is outside the line, including focus rings.
  paddingRight: '1',
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 160px]',
})
const missingCheckboxClass = css({ width: 'touch', flexShrink: 0 })
const bodyClass = css({ display: 'grid', gap: '2', flex: { base: '1', _tiny: '[1 1 100%]' }, minWidth: '0' })
const topRowClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' })
/** The button that removes the line: beside the part number on a phone, otherwise at the end of the line. */
const removeButtonClass = css({ order: { md: '1' } })
const figuresClass = css({ display: 'grid', marginLeft: 'auto', minWidth: '24', textAlign: 'right', lineHeight: 'snug' })
const unitPriceClass = css({ fontSize: 'sm', color: 'fg.muted' })
const notesRowClass = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3', rowGap: '1' })
