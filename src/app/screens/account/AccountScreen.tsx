import { Trans, useLingui } from '@lingui/react/macro'
import { useClock } from '#app/hooks/use-clock.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { session } from '#app/state/session/session.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { css } from '#styled/css'
import { Dashboard } from './Dashboard.tsx'

/**
 * `/member/accountDashboard`, Your Account: a greeting, open orders, unsent changes on this device, used units still to be sent back,
 * bought and viewed parts (DECISIONS.md, "What each screen without shown contents is for").
 */
export default function AccountScreen() {
  return (
    <AccountFrame current="account">
      <FormPage isWide title={<Trans>Your Account</Trans>}>
        <Greeting />
        <Dashboard />
      </FormPage>
    </AccountFrame>
  )
}

/** A greeting by the device's time of day. */
function Greeting() {
  const { t } = useLingui()
  useClock()
  const { current } = useStateSnapshot(session)
  const name = current.type === 'member' ? (current.userInfo?.realname ?? '') : ''
  const hour = new Date().getHours()
  const words = hour < 5 || hour >= 18 ? t`Good evening` : hour < 12 ? t`Good morning` : t`Good afternoon`
  return <p className={mutedTextClass}>{name === '' ? `${words}.` : `${words}, ${name}.`}</p>
}

const mutedTextClass = css({ color: 'fg.muted' })
