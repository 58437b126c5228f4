import { Plural, Trans } from '@lingui/react/macro'
import { type DrawProgress, useLotteryDraw } from '#app/hooks/lottery/use-draw.ts'
import { formatDay, formatNumber } from '#app/i18n/format.ts'
import { shopLastDay } from '#app/shop-days.ts'
import { Link } from '#app/ui/Link.tsx'
import type { Lottery, LotteryState } from '#contract/lottery/lottery-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, heading } from '#styled/recipes'
import { DrawForm } from './DrawForm.tsx'
import { LotteryResult } from './LotteryResult.tsx'
import { Odds } from './Odds.tsx'
import { Wheel } from './Wheel.tsx'

interface RunningLotteryProps {
  lottery: Lottery
  customerState: LotteryState['mine']
  onDrawn: (state: LotteryState) => void
  onRefused: () => void
}

const signInHref = `${href('login')}?${new URLSearchParams({ redirect: href('lottery') })}`

const finishedDrawOf = (drawing: DrawProgress) => (drawing.type === 'turning' || drawing.type === 'drawn' ? drawing.draw : null)

/**
 * The running lottery: wheel and price, and beside them (below on a phone) prizes, odds and button. The proof of fairness is in a collapsed
 * section.
 */
export function RunningLottery({ lottery, customerState: mine, onDrawn, onRefused }: RunningLotteryProps) {
  const { progress, draw } = useLotteryDraw(onDrawn, onRefused)
  const drawn = finishedDrawOf(progress)
  return (
    <div className={columnsClass}>
      <section className={columnClass}>
        <div>
          <h2 className={heading()}>{lottery.name}</h2>
          {lottery.text === '' ? null : <p className={mutedTextClass}>{lottery.text}</p>}
        </div>
        <div className={gameLayoutClass}>
          <Wheel
            prizeShares={drawn?.shares ?? lottery.prizes}
            ticketNumber={drawn?.ticket ?? null}
            isTurning={progress.type === 'turning'}
          />
          <div className={factsClass}>
            <p>
              <b className={pointsNumberClass}>{formatNumber(lottery.points)}</b>{' '}
              <Plural value={lottery.points} one="point a draw" other="points a draw" />
            </p>
            {mine === null ? (
              <p className={mutedTextClass}>
                <Plural value={lottery.dailyMost} one="# draw a day" other="# draws a day" />
              </p>
            ) : (
              <>
                <p>
                  <Plural value={mine.balance} one="You have # point" other="You have # points" />
                </p>
                <p className={mutedTextClass}>
                  <Plural value={mine.left} one="# draw left today" other="# draws left today" />
                </p>
              </>
            )}
            <p className={mutedTextClass}>
              <Trans>Runs until {formatDay(shopLastDay(lottery.until))}</Trans>
            </p>
          </div>
        </div>
        <LotteryResult drawProgress={progress} />
      </section>
      <section className={playAreaClass}>
        {mine === null ? (
          <>
            <Odds lottery={lottery} />
            <p>
              <Link to={signInHref} className={button({ tone: 'primary' })}>
                <Trans>Sign in to draw</Trans>
              </Link>
            </p>
          </>
        ) : (
          <DrawForm key={mine.hash} lottery={lottery} customerState={mine} drawProgress={progress} draw={draw}>
            <Odds lottery={lottery} />
          </DrawForm>
        )}
      </section>
    </div>
  )
}

const columnsClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 2fr) minmax(0, 3fr)]' },
  columnGap: '10',
  rowGap: '6',
  alignItems: 'start',
})
const columnClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', minWidth: '0' })
const playAreaClass = css({ minWidth: '0' })
/** The layout of the lottery: the wheel beside its figures, if there is space. */
const gameLayoutClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 148px) minmax(0, 1fr)]', _small: '[minmax(0, 1fr)]' },
  alignItems: 'center',
  gap: '4',
})
const factsClass = css({ display: 'grid', gap: '1', lineHeight: 'snug', overflowWrap: 'anywhere' })
const pointsNumberClass = css({ fontFamily: 'numbers', fontSize: 'xl', lineHeight: 'tight' })
const mutedTextClass = css({ color: 'fg.muted' })
