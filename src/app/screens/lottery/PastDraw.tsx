import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useBusyButton } from '#app/hooks/use-press.ts'
import { formatNumber, formatPastDay } from '#app/i18n/format.ts'
import { checkDraw, type DrawCheckOutcome } from '#app/state/lottery/lottery.ts'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { totalTicketsOf } from '#contract/lottery/draw-of.ts'
import type { LotteryDraw } from '#contract/lottery/lottery-calls.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Hash } from './Hash.tsx'
import { DrawCheckResult } from './LotteryResult.tsx'
import { PrizeRedemption } from './PrizeRedemption.tsx'
import { usePrizeTexts } from './won-words.ts'

/** A past draw of the lottery: its prize and where to find it, its input values, and the check that it was fair. */
export function PastDraw({ draw }: { draw: LotteryDraw }) {
  const [check, setCheck] = useState<DrawCheckOutcome | null>(null)
  const { press } = useBusyButton(async () => setCheck(await checkDraw(draw)))
  const { name } = usePrizeTexts()(draw.won)
  return (
    <Disclosure
      title={
        <span className={titleClass}>
          <span>
            {formatPastDay(draw.at)} · {name}
          </span>
          <span className={mutedTextClass}>
            <Trans>for {formatNumber(draw.points)} points</Trans>
          </span>
        </span>
      }
    >
      <div className={columnClass}>
        <PrizeRedemption draw={draw} />
        <dl className={numbersClass}>
          <LabelledValue name={<Trans>Hash, shown before</Trans>} value={<Hash hex={draw.hash} />} />
          <LabelledValue name={<Trans>Seed, shown after</Trans>} value={<Hash hex={draw.seed} />} />
          <LabelledValue name={<Trans>Your word</Trans>} value={draw.word} />
          <LabelledValue
            name={<Trans>Ticket</Trans>}
            value={
              <Trans>
                {formatNumber(draw.ticket)} of {formatNumber(totalTicketsOf(draw.shares))}, counted from 0
              </Trans>
            }
          />
        </dl>
        <p>
          <button type="button" className={button({ size: 'sm' })} onClick={press}>
            <Trans>Check this draw</Trans>
          </button>
        </p>
        <div role="status">{check === null ? null : <DrawCheckResult check={check} ticketNumber={draw.ticket} />}</div>
      </div>
    </Disclosure>
  )
}

const LabelledValue = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <div>
    <dt className={mutedTextClass}>{name}</dt>
    <dd className={codeClass}>{value}</dd>
  </div>
)

const titleClass = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3' })
const mutedTextClass = css({ fontSize: 'sm', fontWeight: 'regular', color: 'fg.muted' })
const columnClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' })
const numbersClass = css({ display: 'grid', gap: '2' })
const codeClass = css({ overflowWrap: 'anywhere' })
