import { Trans } from '@lingui/react/macro'
import { pastDay } from '#app/i18n/format.ts'
import { shopToday } from '#app/shop-days.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { Dotted } from '#app/ui/part/Dotted.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import type { BoughtPart } from '#contract/orders/order.ts'
import { css } from '#styled/css'
import { partRow } from '#styled/recipes'
import { BoughtActions, BoughtNumber, BoughtPieces, PartName, PriceNow, specOf } from './BoughtFacts.tsx'
import { boughtRow } from './bought-row-look.ts'
import { Warranty } from './Warranty.tsx'
import { warrantyState } from './warranty-state.ts'

/** A bought part on a phone: its picture, number, current price, name, date and quantity, and a button that orders it again. */
export function BoughtRow({ bought }: { bought: BoughtPart }) {
  const { id, product, lastPrice, lastBoughtAt, warrantyUntil, now } = bought
  const look = partRow()
  const spec = specOf(bought)
  return (
    <li className={boughtRow} data-bought={id}>
      <div className={box}>
        <Picture path={now?.mainImageUrl ?? product.mainImageUrl ?? ''} alt="" width={72} height={54} />
      </div>
      <div className={words}>
        <BoughtNumber bought={bought} className={look.link} />
        <span className={price}>
          <PriceNow bought={bought} />
        </span>
        <Dotted>
          <span>
            <ConditionMark condition={product.condition} /> <PartName bought={bought} />
          </span>
          <span className={quiet}>{product.producer}</span>
        </Dotted>
        {spec === '' ? null : <span className={data}>{spec}</span>}
        <span className={line}>
          <Dotted>
            <span>{pastDay(lastBoughtAt)} </span>
            <BoughtPieces bought={bought} />
            {now?.price === lastPrice ? null : (
              <span>
                <Trans>
                  paid <Money usd={lastPrice} /> each
                </Trans>
              </span>
            )}
          </Dotted>
        </span>
        {warrantyState(warrantyUntil, shopToday()).type === 'runs' ? (
          <span className={line}>
            <Trans>Warranty:</Trans> <Warranty until={warrantyUntil} />
          </span>
        ) : null}
      </div>
      <BoughtActions bought={bought} />
    </li>
  )
}

const box = css({ display: { _tiny: 'none' }, alignSelf: 'center', backgroundColor: 'well', borderRadius: 'sm', overflow: 'hidden' })
const words = css({ alignSelf: 'center', minWidth: '0', overflowWrap: 'anywhere' })
/** The price at the right of the first lines, with the core charge below. The text flows around it. */
const price = css({ float: '[right]', marginLeft: '2' })
const data = css({ display: 'block', fontWeight: 'bold' })
const quiet = css({ color: 'fg.muted' })
const line = css({ display: 'block', color: 'fg.muted' })
