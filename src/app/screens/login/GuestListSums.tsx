import { Trans } from '@lingui/react/macro'
import { GoodsSums } from '#app/ui/price/GoodsSums.tsx'
import type { CartSums } from '#contract/cart/cart.ts'
import { css } from '#styled/css'

/** The total of a guest's list, with core charges on a line of their own. */
export const GuestListSums = ({ sums }: { sums: CartSums }) => (
  <div className={frameClass}>
    <GoodsSums sums={sums} />
    <p className={mutedTextClass}>
      <Trans>Reckoned on this phone; the shop confirms it.</Trans>
    </p>
  </div>
)

const frameClass = css({ display: 'grid', gap: '2', justifySelf: { lg: 'end' }, width: 'full', maxWidth: { lg: '[380px]' } })
const mutedTextClass = css({ fontSize: 'sm', color: 'fg.muted' })
