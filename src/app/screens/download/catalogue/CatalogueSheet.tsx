import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { tenant } from '#app/config.ts'
import { money } from '#app/i18n/format.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { useAsOf } from '#app/ui/price/AsOf.tsx'
import { priceDay } from '#app/ui/price/price-day.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { css, cx } from '#styled/css'

interface CatalogueSheetProps {
  title: string
  /** The total number of parts, as text. */
  count: ReactNode
  records: readonly PartCard[]
  priced: boolean
  current: number
  pages: number
}

/**
 * A list of parts to print. It is white in both themes, and no part is split between pages. It has the date of its data, which may be
 * stored on the device.
 */
export function CatalogueSheet({ title, count, records, priced, current, pages }: CatalogueSheetProps) {
  const { name, phone } = tenant()
  const day = priceDay(useAsOf())
  return (
    <article className={sheet} data-sheet="">
      <header className={head}>
        <h2 className={titleLook}>{title}</h2>
        <p>
          <b>{name}</b> {phone}
        </p>
        <p className={quiet}>
          {count}
          {pages > 1 ? (
            <>
              {', '}
              <Trans>
                print {current} of {pages}
              </Trans>
            </>
          ) : null}
          {'. '}
          {day === null ? (
            priced ? (
              <Trans>Without prices: nobody knows of which day they are.</Trans>
            ) : null
          ) : priced ? (
            <Trans>Prices of {day}, without tax and freight.</Trans>
          ) : (
            <Trans>As of {day}.</Trans>
          )}
        </p>
      </header>
      <ul>
        {records.map((part) => (
          <CatalogueRow key={part.mcode} part={part} priced={priced && day !== null} />
        ))}
      </ul>
    </article>
  )
}

function CatalogueRow({ part, priced }: { part: PartCard; priced: boolean }) {
  const { mcode, oeNumber, oeProducer, name, producer, specName, price, wasPrice, coreCharge, priceLadder = [] } = part
  const steps = priceLadder.filter(({ fromQty }) => fromQty > 1)
  return (
    <li className={row}>
      <Picture path={part.mainImageUrl} alt="" width={96} height={72} eager />
      <div className={words}>
        <b className={number}>{mcode}</b>
        <span>
          {name}, {producer}
        </span>
        <span className={quiet}>{specName}</span>
        {oeNumber === '' ? null : (
          <span className={quiet}>
            <Trans>
              OE <span className={digits}>{oeNumber}</span> {oeProducer}
            </Trans>
          </span>
        )}
      </div>
      {priced ? (
        <div className={prices}>
          <b className={number}>{money(price)}</b>
          {wasPrice === undefined ? null : (
            <span className={quiet}>
              <Trans>instead of {money(wasPrice)}</Trans>
            </span>
          )}
          {coreCharge > 0 ? (
            <span className={quiet}>
              <Trans>+ {money(coreCharge)} core charge</Trans>
            </span>
          ) : null}
          {steps.length === 0 ? null : (
            <span className={quiet}>{steps.map(({ fromQty, unitPrice }) => `${fromQty}: ${money(unitPrice)}`).join(' · ')}</span>
          )}
        </div>
      ) : null}
    </li>
  )
}

const sheet = css({
  width: 'full',
  maxWidth: { base: '[210mm]', _print: '[none]' },
  padding: { base: '4', md: '8', _print: '0' },
  backgroundColor: '[#fff]',
  fontSize: 'sm',
  lineHeight: 'snug',
  color: 'fg',
  // Paper is white in both themes. The theme's tokens are already resolved at the document's root, so they are overridden here.
  '--colors-fg': '#12171c',
  '--colors-fg-muted': '#48525b',
  '--borders-hair': '1px solid #b9c1c7',
  '--borders-edge': '1px solid #48525b',
})
const head = css({ paddingBottom: '2', borderBottom: 'edge' })
const titleLook = css({ fontSize: 'lg', fontWeight: 'bold', lineHeight: 'tight' })
const quiet = css({ color: 'fg.muted' })
const row = css({
  display: 'flex',
  flexWrap: { base: 'nowrap', smDown: 'wrap' },
  alignItems: 'center',
  gap: '4',
  paddingBlock: '2',
  borderBottom: 'hair',
  breakInside: 'avoid',
})
const words = css({ display: 'grid', flexGrow: '1', flexBasis: '0', minWidth: '[10rem]', overflowWrap: 'anywhere' })
const digits = css({ fontFamily: 'numbers', whiteSpace: 'nowrap' })
const number = cx(digits, css({ fontSize: 'md', fontWeight: 'bold' }))
const prices = css({ display: 'grid', justifyItems: 'end', textAlign: 'right', maxWidth: '[16rem]', marginLeft: 'auto' })
