import { Trans } from '@lingui/react/macro'
import type { CartSums } from '#contract/cart.ts'
import { Money } from '#app/ui/Money.tsx'
import { PiecesSum } from '#app/ui/PiecesSum.tsx'
import { css, cx } from '#styled/css'

/** What a guest's list comes to, the core charges on a line of their own. */
export const GuestListSums = ({ sums }: { sums: CartSums }) => (
  <div className={frame}>
    <dl className={list}>
      <PiecesSum pieces={sums.pieces} goods={sums.goods} cores={sums.coreCharges} row={row} />
      <div className={cx(row, sum)}>
        <dt>
          <Trans>Total before delivery and tax</Trans>
        </dt>
        <dd>
          <Money usd={sums.total} />
        </dd>
      </div>
    </dl>
    <p className={quiet}>
      <Trans>Reckoned on this phone; the shop confirms it.</Trans>
    </p>
  </div>
)

const frame = css({ display: 'grid', gap: '2', justifySelf: { lg: 'end' }, width: 'full', maxWidth: { lg: '[380px]' } })
const list = css({ display: 'grid', gap: '2' })
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  '& > dd': { whiteSpace: 'nowrap' },
  '& > dt': { fontWeight: 'regular' },
})
const sum = css({ borderTop: 'hair', paddingTop: '2', fontSize: 'md', '& > *': { fontWeight: 'bold' } })
const quiet = css({ fontSize: 'sm', color: 'fg.muted' })
