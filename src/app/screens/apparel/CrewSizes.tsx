import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { canAddToCart } from '#app/sale.ts'
import { addListToCart } from '#app/state/cart-changes/add-list.ts'
import { translateColour } from '#app/ui/apparel/colour-word.ts'
import { translateSize } from '#app/ui/apparel/size-word.ts'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { Link } from '#app/ui/Link.tsx'
import { useDataTime } from '#app/ui/price/DataTimeProvider.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import type { StyleDetail } from '#contract/apparel/style-calls.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, field, row } from '#styled/recipes'
import { sizeRowsOfColour } from './choice.ts'
import { buildCrewOrder, type EnteredQuantities, parseEnteredQuantity } from './crew.ts'

/** A form for a group order: quantities of several sizes and colours, which are added to the cart at once. */
export function CrewSizes({ style, colour }: { style: StyleDetail; colour: string }) {
  const { i18n, t } = useLingui()
  const asOf = useDataTime()
  const [typed, setTyped] = useState<EnteredQuantities>({})
  const [press, setPress] = useState<'ready' | 'busy' | 'done'>('ready')
  const order = buildCrewOrder(style.variants, typed, i18n.locale)
  const add = async () => {
    if (press === 'busy' || order.hasInvalidQuantity || order.lines.length === 0) return
    setPress('busy')
    const made = await addListToCart(
      order.lines.map(({ variant: { part }, qty }) => ({ part: { ...part, ...(asOf === undefined ? {} : { asOf }) }, qty })),
    )
    const went = made === 'kept' || made === 'sent' || made === 'listed'
    if (went) setTyped({})
    setPress(went ? 'done' : 'ready')
  }
  return (
    <Disclosure title={<Trans>Several sizes at once</Trans>}>
      <ul aria-label={t`Sizes in ${translateColour(i18n, colour)}`}>
        {sizeRowsOfColour(style, colour).map(({ size, variant }) => {
          if (variant === undefined || !canAddToCart(variant.part)) return null
          const { mcode, price, stock } = variant.part
          const text = typed[mcode] ?? ''
          return (
            <li key={mcode} className={row()}>
              <strong className={sizeNameClass}>{translateSize(i18n, size)}</strong>
              <span className={factsClass}>
                <Money usd={price} />
                <StockMark stock={stock} />
              </span>
              <input
                className={`${field()} ${piecesClass}`}
                inputMode="numeric"
                autoComplete="off"
                placeholder="0"
                aria-label={t`Pieces of ${translateSize(i18n, size)}`}
                aria-invalid={parseEnteredQuantity(text, i18n.locale) === null || undefined}
                value={text}
                onChange={(event) => {
                  setPress('ready')
                  setTyped({ ...typed, [mcode]: event.target.value })
                }}
              />
            </li>
          )
        })}
      </ul>
      <div className={footClass}>
        <p role="status">
          {order.hasInvalidQuantity ? (
            <Trans>A quantity is a whole number up to {MAX_QUANTITY}.</Trans>
          ) : (
            order.lines
              .map(({ variant, qty }) => `${qty} × ${translateSize(i18n, variant.size)} ${translateColour(i18n, variant.colour)}`)
              .join(', ')
          )}
        </p>
        {press === 'done' ? (
          <Link to={href('cart')} className={button({ tone: 'primary' })}>
            <Trans>Go to Cart</Trans>
          </Link>
        ) : (
          <button
            type="button"
            className={button({ tone: 'primary' })}
            disabled={order.lines.length === 0 || order.hasInvalidQuantity}
            aria-busy={press === 'busy' || undefined}
            onClick={() => void add()}
          >
            <Plural value={order.pieces} one="Add # piece to cart" other="Add # pieces to cart" />{' '}
            {order.pieces > 0 ? <Money usd={order.goodsTotalUsd} /> : null}
          </button>
        )}
      </div>
    </Disclosure>
  )
}

const sizeNameClass = css({ minWidth: 'touch' })
const factsClass = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', flexGrow: 1, minWidth: '0' })
const piecesClass = css({ width: '20', textAlign: 'right' })
const footClass = css({ display: 'grid', gap: '2', justifyItems: 'start', paddingTop: '3' })
