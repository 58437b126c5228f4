import { Trans } from '@lingui/react/macro'
import type { CartSums } from '#contract/cart/cart.ts'
import { css, cx } from '#styled/css'
import { Money } from './Money.tsx'
import { PiecesSum } from './PiecesSum.tsx'

/** The totals of a cart or guest's list before delivery and tax, with core charges on a line of their own. */
export const GoodsSums = ({ sums }: { sums: Pick<CartSums, 'pieces' | 'goods' | 'coreCharges' | 'total'> }) => (
  <dl className={listClass}>
    <PiecesSum pieces={sums.pieces} goodsUsd={sums.goods} coreChargesUsd={sums.coreCharges} rowClassName={rowClass} />
    <div className={cx(rowClass, sumClass)}>
      <dt>
        <Trans>Total before delivery and tax</Trans>
      </dt>
      <dd>
        <Money usd={sums.total} />
      </dd>
    </div>
  </dl>
)

const listClass = css({ display: 'grid', gap: '2' })
const rowClass = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  '& > dd': { whiteSpace: 'nowrap' },
  '& > dt': { fontWeight: 'regular' },
})
const sumClass = css({ borderTop: 'hair', paddingTop: '2', fontSize: 'md', '& > *': { fontWeight: 'bold' } })
