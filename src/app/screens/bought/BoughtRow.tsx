import { Trans } from '@lingui/react/macro'
import type { BoughtPart } from '#contract/order.ts'
import { pastDay } from '#app/i18n/format.ts'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { rowFacts } from '#app/ui/order/row-facts.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { css } from '#styled/css'
import { partRow } from '#styled/recipes'
import { boughtRow } from './bought-row-look.ts'
import { BoughtNumber, BoughtPieces, BoughtWays, PriceNow } from './BoughtFacts.tsx'
import { Warranty } from './Warranty.tsx'
import { dayHere, warrantyState } from './warranty-state.ts'

/** A part that was bought, on a phone: what it is, when and how many, its price now, and again. */
export function BoughtRow({ bought }: { bought: BoughtPart }) {
  const { id, product, lastPrice, lastBoughtAt, warrantyUntil, now } = bought
  return (
    <li className={boughtRow} data-bought={id}>
      <span className={rowFacts}>
        <span className={ink}>
          <BoughtNumber bought={bought} className={partRow().link} />
        </span>
        <span>{product.producer}</span>
      </span>
      {now === null ? <span /> : <PriceNow bought={bought} />}
      <span className={rowFacts}>
        <span>
          {product.name} <ConditionMark condition={product.condition} />
        </span>
        <span>
          {pastDay(lastBoughtAt)}
          {now?.price === lastPrice ? null : (
            <Trans>
              {' '}
              for <Money usd={lastPrice} /> each
            </Trans>
          )}
        </span>
        <BoughtPieces bought={bought} />
        {warrantyState(warrantyUntil, dayHere(new Date())).is === 'runs' ? (
          <span>
            <Trans>Warranty:</Trans> <Warranty until={warrantyUntil} />
          </span>
        ) : null}
        {now === null ? <PriceNow bought={bought} /> : null}
      </span>
      <BoughtWays bought={bought} />
    </li>
  )
}

const ink = css({ color: 'fg' })
