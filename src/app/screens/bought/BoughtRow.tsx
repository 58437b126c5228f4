import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BoughtPart } from '#contract/order.ts'
import { href } from '#contract/addresses.ts'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { fullDay } from '#app/ui/full-day.ts'
import { Go } from '#app/ui/Go.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { boughtRow } from './bought-row-look.ts'
import { BuyAgain } from './BuyAgain.tsx'
import { Documents } from './Documents.tsx'
import { Warranty } from './Warranty.tsx'

/** A part that was bought: what it is, when and for how much, whether its warranty still runs, and again. */
export function BoughtRow({ bought }: { bought: BoughtPart }) {
  const { i18n } = useLingui()
  const { id, product, qty, orders, lastPrice, lastBoughtAt, warrantyUntil, now } = bought
  const number = <PartNumber number={id} maker={product.producer} size="row" />
  return (
    <li className={boughtRow} data-bought={id}>
      <div className={what}>
        <Picture path={product.mainImageUrl} alt="" width={72} height={54} />
        <div className={words}>
          {now === null ? (
            number
          ) : (
            <Go to={href('part', { mcode: id })} className={linkLook}>
              {number}
            </Go>
          )}
          <span>
            {product.name} <ConditionMark condition={product.condition} />
          </span>
          <span className={quiet}>{product.specName}</span>
        </div>
      </div>
      <dl className={facts}>
        <Fact of={<Trans>Last bought</Trans>}>
          {fullDay(i18n, lastBoughtAt)}
          <span className={under}>
            <Trans>
              <Money usd={lastPrice} /> each
            </Trans>
          </span>
        </Fact>
        <Fact of={<Trans>In all</Trans>}>
          <Plural value={qty} one="# piece" other="# pieces" />
          <span className={under}>
            <Plural value={orders} one="in # order" other="in # orders" />
          </span>
        </Fact>
        <Fact of={<Trans>Warranty</Trans>}>
          <Warranty until={warrantyUntil} />
        </Fact>
        <Fact of={<Trans>Documents</Trans>}>
          <Documents bought={bought} />
        </Fact>
      </dl>
      <BuyAgain bought={bought} />
    </li>
  )
}

const Fact = ({ of, children }: { of: ReactNode; children: ReactNode }) => (
  <div>
    <dt className={heading({ level: 'label' })}>{of}</dt>
    <dd>{children}</dd>
  </div>
)

const what = css({ display: 'flex', gap: '3', minWidth: '0' })
const words = css({ display: 'grid', alignContent: 'start', minWidth: '0', overflowWrap: 'anywhere' })
const quiet = css({ color: 'fg.muted' })
const linkLook = css({ textDecoration: 'none', _hovers: { _hover: { textDecoration: 'underline' } } })
const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '[minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 7fr)]' },
  columnGap: '4',
  rowGap: '2',
  '& > :last-child': { gridColumn: { mdDown: '[1 / -1]' } },
})
const under = css({ display: 'block', color: 'fg.muted' })
