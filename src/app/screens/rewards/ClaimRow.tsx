import { Plural, Trans } from '@lingui/react/macro'
import { pastDay } from '#app/i18n/format.ts'
import { Go } from '#app/ui/Go.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Dotted } from '#app/ui/part/Dotted.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { href } from '#contract/addresses.ts'
import type { GiftClaim } from '#contract/gifts/gift-calls.ts'
import { css, cx } from '#styled/css'
import { link, mark, row } from '#styled/recipes'

/** A gift that was taken: what became of it, and where it goes. */
export function ClaimRow({ claim }: { claim: GiftClaim }) {
  const { giftId, name, picture, points, state, couponCode, shipTo, carrier, tracking, at, sentAt } = claim
  return (
    <li className={cx(row(), frame)}>
      <span className={box}>
        <Picture path={picture} alt="" width={64} height={48} />
      </span>
      <span className={words}>
        <Go to={href('gift', { spuid: giftId })} className={link({ look: 'list', tall: true })}>
          <b>{name}</b>
        </Go>
        <Dotted>
          <span className={quiet}>{points === 0 ? <Trans>Won in a draw</Trans> : <Plural value={points} one="# point" other="# points" />}</span>
          <span className={quiet}>{pastDay(at)}</span>
        </Dotted>
        {state === 'sent' ? (
          <span className={mark({ tone: 'good' })}>
            <Icon name="check" size={16} />
            <Trans>Sent {pastDay(sentAt)}</Trans> {carrier}
          </span>
        ) : state === 'open' ? (
          <span className={mark({ tone: 'warn' })}>
            <Icon name="clock" size={16} />
            <Trans>The shop is packing it</Trans>
          </span>
        ) : (
          <span className={mark({ tone: 'good' })}>
            <Icon name="check" size={16} />
            <Trans>Your coupon, ready to use</Trans>
          </span>
        )}
        {tracking === '' ? null : <PartNumber number={tracking} copy />}
        {couponCode === '' ? null : <PartNumber number={couponCode} copy />}
        {shipTo === '' ? null : (
          <span className={quiet}>
            <Trans>To {shipTo}</Trans>
          </span>
        )}
      </span>
    </li>
  )
}

const frame = css({ alignItems: 'flex-start', paddingBlock: '3' })
const box = css({ flexShrink: 0, backgroundColor: 'well', borderRadius: 'sm', display: { _tiny: 'none' } })
const words = css({ display: 'grid', justifyItems: 'start', flexGrow: 1, minWidth: '0', overflowWrap: 'anywhere' })
const quiet = css({ color: 'fg.muted' })
