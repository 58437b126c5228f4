import { Trans } from '@lingui/react/macro'
import { type Drawing, useDraw } from '#app/hooks/lottery/use-draw.ts'
import { day, number } from '#app/i18n/format.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { Go } from '#app/ui/Go.tsx'
import { href } from '#contract/addresses.ts'
import type { Lottery, LotteryState } from '#contract/lottery/lottery-calls.ts'
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

const drawnIn = (drawing: Drawing) => (drawing.is === 'turning' || drawing.is === 'drawn' ? drawing.draw : null)

/** The lottery that runs: the wheel and what is to be known of a draw at one side, the odds at the other; below each other on a phone. */
export function Running({ lottery, mine, onDrawn, onRefused }: RunningProps) {
  const { drawing, draw } = useDraw(onDrawn, onRefused)
  const drawn = drawnIn(drawing)
  return (
    <div className={columns}>
      <section className={column}>
        <h2 className={heading()}>{lottery.name}</h2>
        {lottery.text === '' ? null : <p className={quiet}>{lottery.text}</p>}
        <div className={beside}>
          <Wheel shares={drawn?.shares ?? lottery.prizes} ticket={drawn?.ticket ?? null} turning={drawing.is === 'turning'} />
          <div className={grows}>
          <Facts>
            <Fact name={<Trans>A draw costs</Trans>} value={<Trans>{number(lottery.points)} points</Trans>} />
            {mine === null ? null : (
              <Fact
                name={<Trans>You have</Trans>}
                value={<Trans>{number(mine.balance)} points</Trans>}
              />
            )}
            <Fact
              name={mine === null ? <Trans>Draws on a day</Trans> : <Trans>Draws left today</Trans>}
              value={number(mine === null ? lottery.dailyMost : mine.left)}
            />
            <Fact name={<Trans>Runs until</Trans>} value={day(lottery.until)} />
          </Facts>
          </div>
        </div>
        <Result drawing={drawing} />
        {mine === null ? (
          <p>
            <Go to={signIn} className={button({ tone: 'primary' })}>
              <Trans>Sign in to draw</Trans>
            </Go>
          </p>
        ) : (
          <DrawForm key={mine.hash} lottery={lottery} mine={mine} drawing={drawing} draw={draw} />
        )}
      </section>
      <Odds lottery={lottery} />
    </div>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '6',
  alignItems: 'start',
})
const column = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
const beside = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8', rowGap: '4' })
const grows = css({ flexGrow: 1 })
const quiet = css({ color: 'fg.muted' })
