import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { currentTenant } from '#app/config.ts'
import { formatUsd } from '#app/i18n/format.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { useDataTime } from '#app/ui/price/DataTimeProvider.tsx'
import { priceDayOf } from '#app/ui/price/price-day.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { css, cx } from '#styled/css'

interface CatalogueSheetProps {
  title: string
  /** The total number of parts, as text. */
  count: ReactNode
  records: readonly PartCard[]
  showsPrices: boolean
  currentPage: number
  pageCount: number
}

/**
 * A list of parts to print. It is white in both themes, and no part is split between pages. It has the date of its data, which may be
 * stored on the device.
 */
export function CatalogueSheet({ title, count, records, showsPrices, currentPage: current, pageCount: pages }: CatalogueSheetProps) {
  const { name, phone } = currentTenant()
  const day = priceDayOf(useDataTime())
  return (
    <article className={sheetClass} data-sheet="">
      <header className={headClass}>
        <h2 className={titleClass}>{title}</h2>
        <p>
          <b>{name}</b> {phone}
        </p>
        <p className={mutedTextClass}>
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
            showsPrices ? (
              <Trans>Without prices: nobody knows of which day they are.</Trans>
            ) : null
          ) : showsPrices ? (
            <Trans>Prices of {day}, without tax and freight.</Trans>
          ) : (
            <Trans>As of {day}.</Trans>
          )}
        </p>
      </header>
      <ul>
        {records.map((part) => (
          <CatalogueRow key={part.mcode} part={part} showsPrices={showsPrices && day !== null} />
        ))}
      </ul>
    </article>
  )
}

function CatalogueRow({ part, showsPrices }: { part: PartCard; showsPrices: boolean }) {
  const { mcode, oeNumber, oeProducer, name, producer, specName, price, wasPrice, coreCharge, priceLadder = [] } = part
  const steps = priceLadder.filter(({ fromQty }) => fromQty > 1)
  return (
    <li className={rowClass}>
      <Picture path={part.mainImageUrl} alt="" width={96} height={72} eager />
      <div className={textColumnClass}>
        <b className={numberClass}>{mcode}</b>
        <span>
          {name}, {producer}
        </span>
        <span className={mutedTextClass}>{specName}</span>
        {oeNumber === '' ? null : (
          <span className={mutedTextClass}>
            <Trans>
              OE <span className={digitsClass}>{oeNumber}</span> {oeProducer}
            </Trans>
          </span>
        )}
      </div>
      {showsPrices ? (
        <div className={pricesClass}>
          <b className={numberClass}>{formatUsd(price)}</b>
          {wasPrice === undefined ? null : (
            <span className={mutedTextClass}>
              <Trans>instead of {formatUsd(wasPrice)}</Trans>
            </span>
          )}
          {coreCharge > 0 ? (
            <span className={mutedTextClass}>
              <Trans>+ {formatUsd(coreCharge)} core charge</Trans>
            </span>
          ) : null}
          {steps.length === 0 ? null : (
            <span className={mutedTextClass}>
              {steps.map(({ fromQty, unitPrice }) => `${fromQty}: ${formatUsd(unitPrice)}`).join(' · ')}
            </span>
          )}
        </div>
      ) : null}
    </li>
  )
}

const sheetClass = css({
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
const headClass = css({ paddingBottom: '2', borderBottom: 'edge' })
const titleClass = css({ fontSize: 'lg', fontWeight: 'bold', lineHeight: 'tight' })
const mutedTextClass = css({ color: 'fg.muted' })
const rowClass = css({
  display: 'flex',
  flexWrap: { base: 'nowrap', smDown: 'wrap' },
  alignItems: 'center',
  gap: '4',
  paddingBlock: '2',
  borderBottom: 'hair',
  breakInside: 'avoid',
})
const textColumnClass = css({ display: 'grid', flexGrow: '1', flexBasis: '0', minWidth: '[10rem]', overflowWrap: 'anywhere' })
const digitsClass = css({ fontFamily: 'numbers', whiteSpace: 'nowrap' })
const numberClass = cx(digitsClass, css({ fontSize: 'md', fontWeight: 'bold' }))
const pricesClass = css({ display: 'grid', justifyItems: 'end', textAlign: 'right', maxWidth: '[16rem]', marginLeft: 'auto' })
