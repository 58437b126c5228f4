import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMember } from '#app/hooks/account/use-member.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { formatDay, formatNumber } from '#app/i18n/format.ts'
import { shopDay } from '#app/shop-days.ts'
import { fetchLotteryState } from '#app/state/lottery/lottery.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { RetryButton } from '#app/ui/RetryButton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import type { LotteryState } from '#contract/lottery/lottery-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { link, message } from '#styled/recipes'
import { HowItWorks } from './HowItWorks.tsx'
import { PastDraws } from './PastDraws.tsx'
import { RunningLottery } from './RunningLottery.tsx'

/** `/marketing/lottery`: a draw for points. Everyone sees the odds; signed-in users can draw, and can check each draw on their device. */
export default function LotteryScreen() {
  const member = useMember()
  const { i18n } = useLingui()
  return (
    <FormPage isWide title={<Trans>Lottery</Trans>}>
      {/* Mounted anew for another user and in another language. The server's page knows no user, so there the place is empty. */}
      {useHydrated() ? <LotteryContent key={`${member} ${i18n.locale}`} isMember={member} /> : <LotteryPlaceholder />}
      <HowItWorks />
    </FormPage>
  )
}

function LotteryContent({ isMember }: { isMember: boolean }) {
  const { result, retry } = useOfflineResult(fetchLotteryState)
  // The state after a draw, kept until the lottery is requested again.
  const [left, setLeft] = useState<{ state: LotteryState; asOf: string | null } | null>(null)
  const [drawn, setDrawn] = useState(0)
  const asOf = result.status === 'ready' ? result.asOf : null
  const onDrawn = (state: LotteryState) => {
    setLeft({ state, asOf })
    setDrawn((count) => count + 1)
  }
  return (
    <>
      <QueryContent query={result} skeleton={<LotteryPlaceholder />} renderOffline={() => <LotteryUnavailable retry={retry} />}>
        {(asked) => {
          const state = left !== null && left.asOf === asOf ? left.state : asked
          return state.lottery === null ? (
            <NoLottery coming={state.coming} mine={state.mine} />
          ) : (
            <RunningLottery lottery={state.lottery} customerState={state.mine} onDrawn={onDrawn} onRefused={() => void retry()} />
          )
        }}
      </QueryContent>
      {isMember ? <PastDraws drawCount={drawn} /> : null}
    </>
  )
}

const LotteryUnavailable = ({ retry }: { retry: () => Promise<void> }) => (
  <Message role="alert">
    <p>
      <Trans>No signal. The shop draws, and it alone knows the odds of this moment: the lottery needs the line.</Trans>
    </p>
    <RetryButton retry={retry} />
  </Message>
)

const LotteryPlaceholder = () => (
  <div className={windowHeightClass}>
    <TextBars lineCount={8} />
  </div>
)

const windowHeightClass = css({ minHeight: 'window' })

/** No lottery is running: the start of the next one, and other uses of points. */
const NoLottery = ({ coming, mine }: Pick<LotteryState, 'coming' | 'mine'>) => (
  <Message>
    <p>
      {coming === null ? (
        <Trans>No lottery runs just now.</Trans>
      ) : (
        <Trans>
          No lottery runs just now. “{coming.name}” begins on {formatDay(shopDay(coming.from))}.
        </Trans>
      )}{' '}
      {mine === null ? (
        <Trans>Points lose nothing by it: they take their full worth off an order.</Trans>
      ) : (
        <Trans>Your {formatNumber(mine.balance)} points lose nothing by it: they take their full worth off an order.</Trans>
      )}
    </p>
    <p className={message().ways}>
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
  </Message>
)
