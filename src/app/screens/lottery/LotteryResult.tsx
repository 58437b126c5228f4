import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { DrawProgress } from '#app/hooks/lottery/use-draw.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { DrawCheckOutcome } from '#app/state/lottery/lottery.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { LotteryDraw } from '#contract/lottery/lottery-calls.ts'
import { CONSOLATION_PRIZE_ID } from '#contract/lottery/rules.ts'
import { css, cx } from '#styled/css'
import { heading, mark, panel } from '#styled/recipes'
import { PrizeRedemption } from './PrizeRedemption.tsx'
import { usePrizeTexts } from './won-words.ts'

/** The prize of a draw, shown when the wheel stops, and announced to screen readers. */
export function LotteryResult({ drawProgress }: { drawProgress: DrawProgress }) {
  const drawn = drawProgress.type === 'drawn' ? drawProgress : null
  const place = useRef<HTMLDivElement>(null)
  const ticket = drawn?.draw.id
  useEffect(() => {
    // The result has replaced the form with the pressed button, so the result gets the focus.
    if (ticket !== undefined) place.current?.focus()
  }, [ticket])
  return (
    <div ref={place} role="status" tabIndex={-1}>
      {drawn === null ? null : (
        <div className={frameClass}>
          <p className={heading()}>
            <LotteryResultText draw={drawn.draw} />
          </p>
          <PrizeRedemption draw={drawn.draw} />
          <DrawCheckResult check={drawn.check} ticketNumber={drawn.draw.ticket} />
        </div>
      )}
    </div>
  )
}

/** The result of a draw in words. A prize that only returns the points spent is not called a prize. */
function LotteryResultText({ draw: { won, points, prize } }: { draw: LotteryDraw }) {
  const { name } = usePrizeTexts()(won)
  if (won.kind === 'none') return <Trans>No prize this time.</Trans>
  return prize === CONSOLATION_PRIZE_ID && won.points <= points ? (
    <Trans>No prize this time, but {name} back.</Trans>
  ) : (
    <Trans>You have won: {name}</Trans>
  )
}

/** Says whether the check of a draw on this device found it correct. */
export function DrawCheckResult({ check, ticketNumber: ticket }: { check: DrawCheckOutcome; ticketNumber: number }) {
  if (check === 'cannot')
    return (
      <p className={mutedTextClass}>
        <span className={wrappingTextClass}>
          <Trans>This browser reckons no hashes here. The numbers below can be checked with any other program.</Trans>
        </span>
      </p>
    )
  return (
    <p className={check === 'holds' ? successTextClass : errorTextClass}>
      <Icon name={check === 'holds' ? 'check' : 'warning'} size={16} />
      <span className={wrappingTextClass}>
        {check === 'holds' ? (
          <Trans>Checked on this phone: the seed fits the hash, and seed and word give ticket {formatNumber(ticket)}.</Trans>
        ) : check === 'other-seed' ? (
          <Trans>This does not fit: the seed is not the one whose hash was shown. Call us.</Trans>
        ) : (
          <Trans>This does not fit: seed and word give another ticket. Call us.</Trans>
        )}
      </span>
    </p>
  )
}

const mutedTextClass = mark({ tone: 'quiet' })
const successTextClass = mark({ tone: 'good' })
const errorTextClass = mark({ tone: 'bad' })
const frameClass = cx(panel(), css({ display: 'grid', gap: '2' }))
const wrappingTextClass = css({ whiteSpace: 'normal' })
