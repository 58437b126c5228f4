import { Trans } from '@lingui/react/macro'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { fetchRewards } from '#app/state/rewards/rewards.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { HowEarned } from '#app/ui/rewards/HowEarned.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'
import { Balance } from './Balance.tsx'
import { Ledger } from './Ledger.tsx'
import { NoSignal } from './NoSignal.tsx'

/** `/member/marcoRewards`: the customer's points and their value, the tier, expiring points, and a list of all changes. */
export default function RewardsScreen() {
  const { shown, again } = useOfflineResult(fetchRewards)
  return (
    <AccountFrame current="rewards">
      <FormPage wide title={<Trans>Rewards</Trans>}>
        <Pending of={shown} skeleton={<Skeleton height={220} />} absent={() => <NoSignal again={again} />}>
          {(state) => <Balance state={state} />}
        </Pending>
        {shown.status === 'failed' ? null : <Ledger />}
        <Disclosure title={<Trans>How points are earned</Trans>}>
          <div className={rulesClass}>
            <HowEarned />
          </div>
        </Disclosure>
      </FormPage>
    </AccountFrame>
  )
}

const rulesClass = css({ display: 'grid', gap: '2', maxWidth: 'prose' })
