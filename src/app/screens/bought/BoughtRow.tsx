import { Trans } from '@lingui/react/macro'
import type { BoughtPart } from '#contract/order.ts'
import { pastDay } from '#app/i18n/format.ts'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { Dotted } from '#app/ui/part/Dotted.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { css } from '#styled/css'
import { partRow } from '#styled/recipes'
import { boughtRow } from './bought-row-look.ts'
import { BoughtNumber, BoughtPieces, BoughtWays, PartName, PriceNow, specOf } from './BoughtFacts.tsx'
import { Warranty } from './Warranty.tsx'
import { dayHere, warrantyState } from './warranty-state.ts'

/** A part that was bought, on a phone: drawing, number and price now, what it is, when and how many, and again. */
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
        <div className={top}>
          <span>
            <BoughtNumber bought={bought} className={look.link} /> <ConditionMark condition={product.condition} />
          </span>
          <PriceNow bought={bought} />
        </div>
        <Dotted>
          <PartName bought={bought} />
          <span className={quiet}>{product.producer}</span>
        </Dotted>
        {spec === '' ? null : <span className={look.data}>{spec}</span>}
        <span className={quiet}>
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
        {warrantyState(warrantyUntil, dayHere(new Date())).is === 'runs' ? (
          <span className={quiet}>
            <Trans>Warranty:</Trans> <Warranty until={warrantyUntil} />
          </span>
        ) : null}
      </div>
      <BoughtWays bought={bought} />
    </li>
  )
}

const box = css({ display: { _tiny: 'none' }, alignSelf: 'center', backgroundColor: 'well', borderRadius: 'sm', overflow: 'hidden' })
const words = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', alignContent: 'center', minWidth: '0', overflowWrap: 'anywhere' })
/** The price in a column of its own at the right, under it its core charge. */
const top = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '2', '& > :last-child': { marginLeft: 'auto' } })
const quiet = css({ color: 'fg.muted' })
