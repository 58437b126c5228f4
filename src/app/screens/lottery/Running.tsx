import { Plural, Trans } from '@lingui/react/macro'
import { type DrawProgress, useDraw } from '#app/hooks/lottery/use-draw.ts'
import { day, formatNumber } from '#app/i18n/format.ts'
import { shopLastDay } from '#app/shop-days.ts'
import { Link } from '#app/ui/Link.tsx'
import type { Lottery, LotteryState } from '#contract/lottery/lottery-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, heading } from '#styled/recipes'
import { DrawForm } from './DrawForm.tsx'
import { Odds } from './Odds.tsx'
import { Result } from './Result.tsx'
import { Wheel } from './Wheel.tsx'

interface RunningProps {
  lottery: Lottery
  mine: LotteryState['mine']
  onDrawn: (state: LotteryState) => void
  onRefused: () => void
}

const signIn = `${href('login')}?${new URLSearchParams({ redirect: href('lottery') })}`

const finishedDraw = (drawing: DrawProgress) => (drawing.type === 'turning' || drawing.type === 'drawn' ? drawing.draw : null)

/**
 * The running lottery: wheel and price, and beside them (below on a phone) prizes, odds and button. The proof of fairness is in a collapsed
 * section.
 */
export function Running({ lottery, mine, onDrawn, onRefused }: RunningProps) {
  const { drawing, draw } = useDraw(onDrawn, onRefused)
  const drawn = finishedDraw(drawing)
  return (
    <div className={columns}>
      <section className={column}>
        <div>
          <h2 className={heading()}>{lottery.name}</h2>
          {lottery.text === '' ? null : <p className={quiet}>{lottery.text}</p>}
        </div>
        <div className={game}>
          <Wheel shares={drawn?.shares ?? lottery.prizes} ticket={drawn?.ticket ?? null} turning={drawing.type === 'turning'} />
          <div className={facts}>
            <p>
              <b className={figure}>{formatNumber(lottery.points)}</b>{' '}
              <Plural value={lottery.points} one="point a draw" other="points a draw" />
            </p>
            {mine === null ? (
              <p className={quiet}>
                <Plural value={lottery.dailyMost} one="# draw a day" other="# draws a day" />
              </p>
            ) : (
              <>
                <p>
                  <Plural value={mine.balance} one="You have # point" other="You have # points" />
                </p>
                <p className={quiet}>
                  <Plural value={mine.left} one="# draw left today" other="# draws left today" />
                </p>
              </>
            )}
            <p className={quiet}>
              <Trans>Runs until {day(shopLastDay(lottery.until))}</Trans>
            </p>
          </div>
        </div>
        <Result drawing={drawing} />
      </section>
      <section className={play}>
        {mine === null ? (
          <>
            <Odds lottery={lottery} />
            <p>
              <Link to={signIn} className={button({ tone: 'primary' })}>
                <Trans>Sign in to draw</Trans>
              </Link>
            </p>
          </>
        ) : (
          <DrawForm key={mine.hash} lottery={lottery} mine={mine} drawing={drawing} draw={draw}>
            <Odds lottery={lottery} />
          </DrawForm>
        )}
      </section>
    </div>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 2fr) minmax(0, 3fr)]' },
  columnGap: '10',
  rowGap: '6',
  alignItems: 'start',
})
const column = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', minWidth: '0' })
const play = css({ minWidth: '0' })
/** The layout of the lottery: the wheel beside its figures, if there is space. */
const game = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 148px) minmax(0, 1fr)]', _small: '[minmax(0, 1fr)]' },
  alignItems: 'center',
  gap: '4',
})
const facts = css({ display: 'grid', gap: '1', lineHeight: 'snug', overflowWrap: 'anywhere' })
const figure = css({ fontFamily: 'numbers', fontSize: 'xl', lineHeight: 'tight' })
const quiet = css({ color: 'fg.muted' })
