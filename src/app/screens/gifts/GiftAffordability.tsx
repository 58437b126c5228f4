import { Plural, Trans } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import type { GiftCard } from '#contract/gifts/gifts.ts'
import { MAX_SHOWN_GIFT_STOCK } from '#contract/gifts/mall-rules.ts'
import { mark } from '#styled/recipes'

/**
 * Says whether a gift is available and the customer has enough points. For a guest, and while the points are unknown, only whether it is
 * available.
 */
export function GiftAffordability({
  gift: { points, stock },
  pointsBalance: balance,
}: {
  gift: Pick<GiftCard, 'points' | 'stock'>
  pointsBalance: number | null
}) {
  if (stock === 0)
    return (
      <span className={mark()}>
        <Icon name="close" size={16} />
        <Trans>All gone</Trans>
      </span>
    )
  const few = stock <= MAX_SHOWN_GIFT_STOCK ? <Plural value={stock} one="only # left" other="only # left" /> : null
  if (balance === null) return few === null ? null : <span className={mark({ tone: 'warn' })}>{few}</span>
  return (
    <span>
      {balance >= points ? (
        <span className={mark({ tone: 'good' })}>
          <Icon name="check" size={16} />
          <Trans>Within your points</Trans>
        </span>
      ) : (
        <span className={mark()}>
          <Plural value={points - balance} one="# point to go" other="# points to go" />
        </span>
      )}{' '}
      {few === null ? null : <span className={mark({ tone: 'warn' })}>{few}</span>}
    </span>
  )
}
