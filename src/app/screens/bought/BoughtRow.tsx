import { Trans } from '@lingui/react/macro'
import { formatPastDay } from '#app/i18n/format.ts'
import { shopToday } from '#app/shop-days.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import type { BoughtPart } from '#contract/orders/order.ts'
import { css } from '#styled/css'
import { partRow } from '#styled/recipes'
import { BoughtActions, BoughtPartNumber, BoughtPieces, boughtPartSpec, CurrentPrice, PartName } from './BoughtFacts.tsx'
import { boughtRowClass } from './bought-row-look.ts'
import { Warranty } from './Warranty.tsx'
import { warrantyState } from './warranty-state.ts'

/** A bought part on a phone: its picture, part number, current price, name, date and quantity, and a button that orders it again. */
export function BoughtRow({ bought }: { bought: BoughtPart }) {
  const { id, product, lastPrice, lastBoughtAt, warrantyUntil, now } = bought
  const look = partRow()
  const spec = boughtPartSpec(bought)
  return (
    <li className={boughtRowClass} data-bought={id}>
      <div className={pictureBoxClass}>
        <Picture path={now?.mainImageUrl ?? product.mainImageUrl ?? ''} alt="" width={72} height={54} />
      </div>
      <div className={textColumnClass}>
        <BoughtPartNumber bought={bought} className={look.link} />
        <span className={priceClass}>
          <CurrentPrice bought={bought} />
        </span>
        <DotSeparatedItems>
          <span>
            <ConditionMark condition={product.condition} /> <PartName bought={bought} />
          </span>
          <span className={mutedTextClass}>{product.producer}</span>
        </DotSeparatedItems>
        {spec === '' ? null : <span className={dataClass}>{spec}</span>}
        <span className={lineClass}>
          <DotSeparatedItems>
            <span>{formatPastDay(lastBoughtAt)} </span>
            <BoughtPieces bought={bought} />
            {now?.price === lastPrice ? null : (
              <span>
                <Trans>
                  paid <Money usd={lastPrice} /> each
                </Trans>
              </span>
            )}
          </DotSeparatedItems>
        </span>
        {warrantyState(warrantyUntil, shopToday()).type === 'runs' ? (
          <span className={lineClass}>
            <Trans>Warranty:</Trans> <Warranty lastDay={warrantyUntil} />
          </span>
        ) : null}
      </div>
      <BoughtActions bought={bought} />
    </li>
  )
}

const pictureBoxClass = css({
  display: { _tiny: 'none' },
  alignSelf: 'center',
  backgroundColor: 'well',
  borderRadius: 'sm',
  overflow: 'hidden',
})
const textColumnClass = css({ alignSelf: 'center', minWidth: '0', overflowWrap: 'anywhere' })
/** The price at the right of the first lines, with the core charge below. The text flows around it. */
const priceClass = css({ float: '[right]', marginLeft: '2' })
const dataClass = css({ display: 'block', fontWeight: 'bold' })
const mutedTextClass = css({ color: 'fg.muted' })
const lineClass = css({ display: 'block', color: 'fg.muted' })
