import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { AddButton } from '#app/ui/AddButton.tsx'
import { FittedToDialog } from '#app/ui/garage/lazy-fitted-to.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { MoreMenu, menuButtonClass, menuItemClass } from '#app/ui/menu/MoreMenu.tsx'
import { orderHref, orderPrintHref, orderReturnHref } from '#app/ui/order/order-hrefs.ts'
import { langAttributeOf } from '#app/ui/part/history-lang.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import type { BoughtPart } from '#contract/orders/order.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { link, mark } from '#styled/recipes'

/** The part number of a bought part. It is a link while the part is sold, and the link covers the row. */
export const BoughtPartNumber = ({ bought: { id, now }, className }: { bought: BoughtPart; className: string | undefined }) =>
  now === null ? (
    <b className={numberClass}>{id}</b>
  ) : (
    <Link to={href('part', { mcode: id })} className={className} data-row="">
      {id}
    </Link>
  )

/** The current name of a bought part; if the part is no longer sold, its name when it was bought. */
export const PartName = ({ bought: { product, now, language } }: { bought: BoughtPart }) =>
  now === null ? <span lang={langAttributeOf(language)}>{product.name} </span> : <span>{now.name} </span>

/** Returns the key attributes of a bought part: the current ones, or those when it was bought. */
export const boughtPartSpec = ({ product, now }: BoughtPart): string => now?.specName ?? product.specName ?? ''

/** How many pieces of a part were bought, in how many orders. */
export const BoughtPieces = ({ bought: { qty, orders } }: { bought: BoughtPart }) => (
  <span>
    <Plural value={qty} one="# piece" other="# pieces" />
    {orders > 1 ? (
      <>
        {' '}
        <Plural value={orders} one="in # order" other="in # orders" />
      </>
    ) : null}
  </span>
)

/** The current price of a bought part. If the part is no longer sold, that is said instead, with its successor. */
export function CurrentPrice({ bought: { now, insteadId } }: { bought: BoughtPart }) {
  if (now === null)
    return (
      <>
        <span className={mark({ tone: 'warn' })}>
          <Icon name="warning" size={16} />
          <Trans>Not sold any more</Trans>
        </span>
        {insteadId === null ? null : (
          <Link to={href('part', { mcode: insteadId })} className={link({ tall: true })}>
            <Trans>Replaced by {insteadId}</Trans>
          </Link>
        )}
      </>
    )
  const least = now.minQty ?? 1
  return (
    <span className={priceClass}>
      <b>
        <Money usd={now.price} />
      </b>
      {now.coreCharge > 0 ? (
        <span className={mutedTextClass}>
          <Trans>
            + <Money usd={now.coreCharge} /> core
          </Trans>
        </span>
      ) : null}
      <PriceAge />
      {least > 1 ? (
        <span>
          <Plural value={least} one="from # piece" other="from # pieces" />
        </span>
      ) : null}
    </span>
  )
}

/**
 * A button that adds a bought part to the cart at the current price, and a menu with the last order's documents and, while a return is
 * possible, the return form.
 */
export function BoughtActions({ bought: { id, now, lastOrderId, lastOrderNumber, returnable } }: { bought: BoughtPart }) {
  const { t } = useLingui()
  const [isFitting, setFitting] = useState(false)
  const isFittingLoaded = useIsComponentLoaded(FittedToDialog, isFitting)
  return (
    <div className={actionsClass}>
      {now === null ? null : <AddButton part={now} />}
      <MoreMenu label={t`More for ${id}`}>
        <Link to={orderHref(lastOrderId)} className={menuItemClass}>
          <Icon name="list" />
          <Trans>Order {lastOrderNumber}</Trans>
        </Link>
        <Link to={orderPrintHref(lastOrderId)} className={menuItemClass}>
          <Icon name="print" />
          <Trans>Print order {lastOrderNumber}</Trans>
        </Link>
        {(returnable ?? 0) > 0 ? (
          <Link to={orderReturnHref(lastOrderId, id)} className={menuItemClass}>
            <Icon name="arrow-right" />
            <Trans>Send back</Trans>
          </Link>
        ) : null}
        <button type="button" className={menuButtonClass} onClick={() => setFitting(true)}>
          <Icon name="vehicle" />
          <Trans>Fitted to …</Trans>
        </button>
      </MoreMenu>
      {isFittingLoaded ? <FittedToDialog mcode={id} onClose={() => setFitting(false)} /> : null}
    </div>
  )
}

const numberClass = css({ fontFamily: 'numbers', fontSize: 'body', whiteSpace: 'nowrap' })
const mutedTextClass = css({ color: 'fg.muted' })
const priceClass = css({ display: 'grid', justifyItems: 'end', textAlign: 'right', '& > b': { fontSize: 'body' } })
/** Buttons and menu of a bought part. They are above the link that covers the row. */
const actionsClass = css({
  position: 'relative',
  display: 'flex',
  // The buttons are stacked on a phone, where the text needs the width.
  flexDirection: { base: 'column', lg: 'row' },
  justifyContent: { base: 'center', lg: 'flex-end' },
  alignItems: 'center',
  columnGap: '1',
})
