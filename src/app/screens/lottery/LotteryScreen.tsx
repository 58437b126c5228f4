import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMember } from '#app/hooks/account/use-member.ts'
import { useAnswer } from '#app/hooks/use-answer.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { askLottery } from '#app/state/lottery/lottery.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import type { LotteryState } from '#contract/lottery/lottery-calls.ts'
import { css } from '#styled/css'
import { button, message } from '#styled/recipes'
import { Draws } from './Draws.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { NoLottery } from './NoLottery.tsx'
import { Running } from './Running.tsx'

/** `/marketing/lottery`: a draw for points. The odds are public; signed-in users can draw, and can verify each draw on their device. */
export default function LotteryScreen() {
  const member = useMember()
  const { i18n } = useLingui()
  return (
    <FormPage wide title={<Trans>Lottery</Trans>}>
      {/* Remounted for another user and in another language; the server's page has no user. */}
      {useHydrated() ? <Asked key={`${member} ${i18n.locale}`} member={member} /> : <Place />}
      <HowItWorks />
    </FormPage>
  )
}

function Asked({ member }: { member: boolean }) {
  const { shown, again } = useAnswer(askLottery)
  // The state after a draw is kept until the next request.
  const [left, setLeft] = useState<{ state: LotteryState; asOf: string | null } | null>(null)
  const [drawn, setDrawn] = useState(0)
  const asOf = shown.status === 'ready' ? shown.asOf : null
  const onDrawn = (state: LotteryState) => {
    setLeft({ state, asOf })
    setDrawn((count) => count + 1)
  }
  return (
    <>
      <Pending of={shown} skeleton={<Place />} absent={() => <NoSignal onAgain={() => void again()} />}>
        {(asked) => {
          const state = left !== null && left.asOf === asOf ? left.state : asked
          return state.lottery === null ? (
            <NoLottery coming={state.coming} mine={state.mine} />
          ) : (
            <Running lottery={state.lottery} mine={state.mine} onDrawn={onDrawn} onRefused={() => void again()} />
          )
        }}
      </Pending>
      {member ? <Draws drawn={drawn} /> : null}
    </>
  )
}

const NoSignal = ({ onAgain }: { onAgain: () => void }) => (
  <div className={message().root} role="alert">
    <p>
      <Trans>No signal. The shop draws, and it alone knows the odds of this moment: the lottery needs the line.</Trans>
    </p>
    <button type="button" className={button()} onClick={onAgain}>
      <Trans>Try again</Trans>
    </button>
  </div>
)

const Place = () => (
  <div className={place}>
    <TextBars lines={8} />
  </div>
)

const place = css({ minHeight: 'window' })
