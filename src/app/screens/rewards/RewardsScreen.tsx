import { Trans } from '@lingui/react/macro'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { fetchRewards } from '#app/state/rewards/rewards.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { EarningPointsText } from '#app/ui/rewards/EarningPointsText.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'
import { Balance } from './Balance.tsx'
import { Ledger } from './Ledger.tsx'
import { RewardsOfflineMessage } from './RewardsOfflineMessage.tsx'

/** `/member/marcoRewards`: the customer's points and their value, the tier, expiring points, and a list of all changes. */
export default function RewardsScreen() {
  const { result, retry } = useOfflineResult(fetchRewards)
  return (
    <AccountFrame current="rewards">
      <FormPage isWide title={<Trans>Rewards</Trans>}>
        <QueryContent query={result} skeleton={<Skeleton height={220} />} renderOffline={() => <RewardsOfflineMessage retry={retry} />}>
          {(state) => <Balance state={state} />}
        </QueryContent>
        {result.status === 'failed' ? null : <Ledger />}
        <Disclosure title={<Trans>How points are earned</Trans>}>
          <div className={rulesClass}>
            <EarningPointsText />
          </div>
        </Disclosure>
      </FormPage>
    </AccountFrame>
  )
}

const rulesClass = css({ display: 'grid', gap: '2', maxWidth: 'prose' })
