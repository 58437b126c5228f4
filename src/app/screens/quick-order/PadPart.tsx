import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '#app/ui/Link.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { FitPlace } from '#app/ui/part/FitPlace.tsx'
import { PartFrame, PartFrameLine, partCodeClass, partSpecClass } from '#app/ui/part/PartFrame.tsx'
import { backOrderText } from '#app/ui/price/back-order-words.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import type { OrderableAvailability } from '#contract/catalogue/availability.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import { totalsOfPart } from '#contract/number-list/list-sums.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { link, mark } from '#styled/recipes'

interface PadPartProps {
  part: PartCard
  /** The quantity that is priced; null if the line cannot be added. */
  qty: number | null
  availability?: OrderableAvailability
  children?: ReactNode
}

/** The part of a line: picture, code, data that decide, stock, and what the quantity costs. */
export function PadPart({ part, qty, availability, children }: PadPartProps) {
  const { i18n } = useLingui()
  return (
    <PartFrame part={part} size="sm" side={qty === null ? null : <LinePrice part={part} qty={qty} />}>
      <PartFrameLine>
        <Link to={href('part', { mcode: part.mcode })} className={cx(link({ tall: true }), partCodeClass)}>
          {part.mcode}
        </Link>
        <ConditionMark condition={part.condition} />
        <span className={mutedClass}>
          {part.name} · {part.producer}
        </span>
      </PartFrameLine>
      <span className={partSpecClass}>{part.specName}</span>
      <FitPlace mcode={part.mcode} />
      <PartFrameLine>
        {availability?.type === 'back-order' ? (
          <span className={cx(mark({ tone: 'warn' }), wrapClass)}>{backOrderText(i18n, availability)}</span>
        ) : (
          <StockMark stock={part.stock} />
        )}
        {children}
      </PartFrameLine>
    </PartFrame>
  )
}

/** What the quantity costs, with the unit price, the next price break, and core charges under it. */
function LinePrice({ part, qty }: { part: PartCard; qty: number }) {
  const { unitPrice, goods, coreCharges, nextPriceBreak } = totalsOfPart({ part, qty })
  return (
    <div className={priceClass}>
      <b>
        <Money usd={dollarsOf(goods)} />
      </b>
      {qty === 1 ? null : (
        <span className={mutedClass}>
          {qty} × <Money usd={dollarsOf(unitPrice)} />
        </span>
      )}
      {coreCharges === 0 ? null : (
        <span className={mutedClass}>
          <Trans>
            + <Money usd={dollarsOf(coreCharges)} /> core
          </Trans>
        </span>
      )}
      {nextPriceBreak === null ? null : (
        <span className={breakClass}>
          <Trans>
            from {nextPriceBreak.fromQty}: <Money usd={dollarsOf(nextPriceBreak.unitPrice)} />
          </Trans>
        </span>
      )}
    </div>
  )
}

const mutedClass = css({ color: 'fg.muted' })
const wrapClass = css({ whiteSpace: 'normal' })
const priceClass = css({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
const breakClass = css({ color: 'fg.muted', fontSize: 'xs' })
