import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { usePress } from '#app/hooks/use-press.ts'
import { formatNumber, pastDay } from '#app/i18n/format.ts'
import { type CheckHere, checkDraw } from '#app/state/lottery/lottery.ts'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { ticketsOf } from '#contract/lottery/draw-of.ts'
import type { LotteryDraw } from '#contract/lottery/lottery-calls.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Hash } from './Hash.tsx'
import { PrizeWay } from './PrizeWay.tsx'
import { DrawCheckResult } from './Result.tsx'
import { useWonWords } from './won-words.ts'

/** A past draw of the lottery: its prize and where to find it, its input values, and the check that it was fair. */
export function DrawOf({ draw }: { draw: LotteryDraw }) {
  const [check, setCheck] = useState<CheckHere | null>(null)
  const { press } = usePress(async () => setCheck(await checkDraw(draw)))
  const { name } = useWonWords()(draw.won)
  return (
    <Disclosure
      title={
        <span className={title}>
          <span>
            {pastDay(draw.at)} · {name}
          </span>
          <span className={quiet}>
            <Trans>for {formatNumber(draw.points)} points</Trans>
          </span>
        </span>
      }
    >
      <div className={column}>
        <PrizeWay draw={draw} />
        <dl className={numbers}>
          <Value name={<Trans>Hash, shown before</Trans>} value={<Hash hex={draw.hash} />} />
          <Value name={<Trans>Seed, shown after</Trans>} value={<Hash hex={draw.seed} />} />
          <Value name={<Trans>Your word</Trans>} value={draw.word} />
          <Value
            name={<Trans>Ticket</Trans>}
            value={
              <Trans>
                {formatNumber(draw.ticket)} of {formatNumber(ticketsOf(draw.shares))}, counted from 0
              </Trans>
            }
          />
        </dl>
        <p>
          <button type="button" className={button({ size: 'sm' })} onClick={press}>
            <Trans>Check this draw</Trans>
          </button>
        </p>
        <div role="status">{check === null ? null : <DrawCheckResult check={check} ticket={draw.ticket} />}</div>
      </div>
    </Disclosure>
  )
}

const Value = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <div>
    <dt className={quiet}>{name}</dt>
    <dd className={code}>{value}</dd>
  </div>
)

const title = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3' })
const quiet = css({ fontSize: 'sm', fontWeight: 'regular', color: 'fg.muted' })
const column = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' })
const numbers = css({ display: 'grid', gap: '2' })
const code = css({ overflowWrap: 'anywhere' })
