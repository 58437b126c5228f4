import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyComponent, useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { formatNumber, formatUsd } from '#app/i18n/format.ts'
import type { ClaimOutcome } from '#app/state/rewards/claim.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { Gift } from '#contract/gifts/gifts.ts'
import { ALL_GIFTS_CATEGORY } from '#contract/gifts/mall-rules.ts'
import { tierRules } from '#contract/rewards/points-rules.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, message } from '#styled/recipes'
import { GiftAffordability } from './GiftAffordability.tsx'

const ClaimForm = lazyComponent(
  () => import('./ClaimForm.tsx'),
  ({ ClaimForm }) => ClaimForm,
)

interface ClaimGiftPanelProps {
  gift: Gift
  isMember: boolean
  /** The customer's points; null while unknown. */
  pointsBalance: number | null
  onClaimed: (claimed: ClaimOutcome) => void
}

/** The price of a gift, the missing points, and the button to claim it, which asks for confirmation. */
export function ClaimGiftPanel({ gift, isMember, pointsBalance, onClaimed }: ClaimGiftPanelProps) {
  const [open, setOpen] = useState(false)
  const fetched = useIsComponentLoaded(ClaimForm, open)
  const { points, stock, ended, id } = gift
  const missing = pointsBalance === null ? 0 : Math.max(0, points - pointsBalance)
  return (
    <div className={frameClass}>
      <p>
        <b className={pointsNumberClass}>{formatNumber(points)}</b> <Plural value={points} one="point" other="points" />
      </p>
      {ended ? (
        <p>
          <Trans>It is not given for points any more.</Trans>
        </p>
      ) : (
        <GiftAffordability gift={gift} pointsBalance={pointsBalance} />
      )}
      {missing > 0 && !ended && stock > 0 ? <GoodsToEarnPoints missingPoints={missing} /> : null}
      <p className={actionLinksClass}>
        {ended || stock === 0 ? null : !isMember ? (
          <Link
            to={`${href('login')}?${new URLSearchParams({ redirect: href('gift', { spuid: id }) })}`}
            className={button({ tone: 'primary' })}
          >
            <Trans>Sign in to take it</Trans>
          </Link>
        ) : pointsBalance !== null && missing === 0 ? (
          <button type="button" className={button({ tone: 'primary' })} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Trans>Take it…</Trans>
          </button>
        ) : null}
        <Link to={href('giftsMall', { cid: ALL_GIFTS_CATEGORY })} className={message().way}>
          <Trans>All gifts</Trans>
        </Link>
      </p>
      <Dialog open={fetched} onClose={() => setOpen(false)} title={gift.name}>
        {fetched ? <ClaimForm gift={gift} pointsBalance={pointsBalance} onClaimed={onClaimed} onClose={() => setOpen(false)} /> : null}
      </Dialog>
    </div>
  )
}

/** Says which value of goods would earn the missing points, at the lowest customer tier. */
function GoodsToEarnPoints({ missingPoints }: { missingPoints: number }) {
  const goods = formatUsd(Math.ceil((missingPoints * 100) / tierRules.copper.pointsPer100Usd))
  return (
    <p className={mutedTextClass}>
      <Trans>Goods of {goods} bring them, or less on a higher tier.</Trans>
    </p>
  )
}

const frameClass = css({ display: 'grid', gap: '2', justifyItems: 'start' })
const pointsNumberClass = css({ fontFamily: 'numbers', fontSize: 'xl', lineHeight: 'tight' })
const mutedTextClass = css({ color: 'fg.muted' })
const actionLinksClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' })
