import { Plural, Trans } from '@lingui/react/macro'
import { formatPastDay } from '#app/i18n/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { GiftClaim } from '#contract/gifts/gift-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { link, mark } from '#styled/recipes'

/** A gift that the customer has claimed: its state and delivery address. */
export function ClaimRow({ claim }: { claim: GiftClaim }) {
  const { giftId, name, picture, points, state, couponCode, shipTo, carrier, tracking, at, sentAt } = claim
  return (
    <li className={frameClass}>
      <span className={pictureBoxClass}>
        <Picture path={picture} alt="" width={64} height={48} />
      </span>
      <span className={claimTextClass}>
        <Link to={href('gift', { spuid: giftId })} className={cx(link({ look: 'list' }), titleClass)}>
          {name}
        </Link>
        {state === 'sent' ? (
          <span className={mark({ tone: 'good' })}>
            <Icon name="check" size={16} />
            <Trans>Sent {formatPastDay(sentAt)}</Trans> {carrier}
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
        {tracking === '' ? null : <PartNumber number={tracking} isCopyable />}
        {couponCode === '' ? null : <PartNumber number={couponCode} isCopyable />}
        {shipTo === '' ? null : (
          <span className={mutedTextClass}>
            <Trans>To {shipTo}</Trans>
          </span>
        )}
      </span>
      <span className={figuresClass}>
        <b>{points === 0 ? <Trans>Won in a draw</Trans> : <Plural value={points} one="# point" other="# points" />}</b>
        <span className={mutedTextClass}>{formatPastDay(at)}</span>
      </span>
    </li>
  )
}

/** The style of a claimed gift: picture, text, and the price with its date in a column at the right. */
const frameClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[64px minmax(0, 1fr) minmax(64px, auto)]', _tiny: '[minmax(0, 1fr)]' },
  alignItems: 'start',
  columnGap: '3',
  paddingBlock: '3',
  borderBottom: 'hair',
  lineHeight: 'snug',
  fontSize: 'sm',
})
const titleClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', lg: '[auto]' },
  marginBlock: { base: '[-12px]', lg: '0' },
  fontSize: 'body',
  fontWeight: 'bold',
})
const figuresClass = css({ display: 'grid', justifyItems: { base: 'end', _tiny: 'start' }, textAlign: { base: 'right', _tiny: 'left' } })
const pictureBoxClass = css({ flexShrink: 0, backgroundColor: 'well', borderRadius: 'sm', display: { _tiny: 'none' } })
const claimTextClass = css({
  display: 'grid',
  justifyItems: 'start',
  minWidth: '0',
  overflowWrap: 'anywhere',
  '& > *': { whiteSpace: 'normal' },
  // A coupon code is never cut off. It may use the gap before the points.
  '& button > span': { overflowX: 'visible', overflowY: 'visible' },
})
const mutedTextClass = css({ color: 'fg.muted' })
