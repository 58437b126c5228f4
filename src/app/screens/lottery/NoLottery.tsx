import { Trans } from '@lingui/react/macro'
import { day, number } from '#app/i18n/format.ts'
import { shopDay } from '#app/shop-days.ts'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import type { LotteryState } from '#contract/lottery/lottery-calls.ts'
import { link, message } from '#styled/recipes'

const look = message()

/** No lottery is running: the start of the next one, and other uses of points. */
export const NoLottery = ({ coming, mine }: Pick<LotteryState, 'coming' | 'mine'>) => (
  <div className={look.root}>
    <p>
      {coming === null ? (
        <Trans>No lottery runs just now.</Trans>
      ) : (
        <Trans>
          No lottery runs just now. “{coming.name}” begins on {day(shopDay(coming.from))}.
        </Trans>
      )}{' '}
      {mine === null ? (
        <Trans>Points lose nothing by it: they take their full worth off an order.</Trans>
      ) : (
        <Trans>Your {number(mine.balance)} points lose nothing by it: they take their full worth off an order.</Trans>
      )}
    </p>
    <p className={look.ways}>
      <Link to={href('rewards')} className={link({ tall: true })}>
        <Trans>Rewards</Trans>
      </Link>
      <Link to={href('giftsMall', { cid: 'all' })} className={link({ tall: true })}>
        <Trans>Gifts</Trans>
      </Link>
      <Link to={href('mode', { mode: 'sale' })} className={link({ tall: true })}>
        <Trans>Parts on sale</Trans>
      </Link>
    </p>
  </div>
)
