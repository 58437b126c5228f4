import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AddButton } from '#app/ui/AddButton.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { MoreMenu, menuItem } from '#app/ui/menu/MoreMenu.tsx'
import { orderHref, printHref, returnHref } from '#app/ui/order/order-hrefs.ts'
import { historyLang } from '#app/ui/part/history-lang.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { href } from '#contract/addresses.ts'
import type { BoughtPart } from '#contract/order.ts'
import { css } from '#styled/css'
import { link, mark } from '#styled/recipes'

/** The number of a part, a link while it is sold; the link covers the row. */
export const BoughtNumber = ({ bought: { id, now }, className }: { bought: BoughtPart; className: string | undefined }) =>
  now === null ? (
    <b className={numberLook}>{id}</b>
  ) : (
    <Link to={href('part', { mcode: id })} className={className} data-row="">
      {id}
    </Link>
  )

/** Its current name; if no longer sold, its name when it was bought. */
export const PartName = ({ bought: { product, now, language } }: { bought: BoughtPart }) =>
  now === null ? <span lang={historyLang(language)}>{product.name} </span> : <span>{now.name} </span>

/** The key attributes, current or when it was bought. */
export const specOf = ({ product, now }: BoughtPart): string => now?.specName ?? product.specName ?? ''

/** The number of pieces, and of orders. */
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

/** The current price; or that it is no longer sold, with its successor. */
export function PriceNow({ bought: { now, insteadId } }: { bought: BoughtPart }) {
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
    <span className={priceLook}>
      <b>
        <Money usd={now.price} />
      </b>
      {now.coreCharge > 0 ? (
        <span className={quiet}>
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

/** Adds it to the cart at the current price; a menu contains the last order's documents, and the return form while a return is possible. */
export function BoughtWays({ bought: { id, now, lastOrderId, lastOrderNumber, returnable } }: { bought: BoughtPart }) {
  const { t } = useLingui()
  return (
    <div className={ways}>
      {now === null ? null : <AddButton part={now} />}
      <MoreMenu label={t`More for ${id}`}>
        <Link to={orderHref(lastOrderId)} className={menuItem}>
          <Icon name="list" />
          <Trans>Order {lastOrderNumber}</Trans>
        </Link>
        <Link to={printHref(lastOrderId)} className={menuItem}>
          <Icon name="print" />
          <Trans>Print order {lastOrderNumber}</Trans>
        </Link>
        {(returnable ?? 0) > 0 ? (
          <Link to={returnHref(lastOrderId, id)} className={menuItem}>
            <Icon name="arrow-right" />
            <Trans>Send back</Trans>
          </Link>
        ) : null}
      </MoreMenu>
    </div>
  )
}

const numberLook = css({ fontFamily: 'numbers', fontSize: 'body', whiteSpace: 'nowrap' })
const quiet = css({ color: 'fg.muted' })
const priceLook = css({ display: 'grid', justifyItems: 'end', textAlign: 'right', '& > b': { fontSize: 'body' } })
/** Above the link that covers the row. */
const ways = css({
  position: 'relative',
  display: 'flex',
  // Stacked on a phone, where the text needs the width.
  flexDirection: { base: 'column', lg: 'row' },
  justifyContent: { base: 'center', lg: 'flex-end' },
  alignItems: 'center',
  columnGap: '1',
})
