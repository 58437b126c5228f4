import { Trans } from '@lingui/react/macro'
import { useProfile } from '#app/hooks/use-profile.ts'
import { day } from '#app/i18n/format.ts'
import { signOut } from '#app/state/account/sign-out.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { fields } from '#app/ui/form/fields.ts'
import { Pending } from '#app/ui/Pending.tsx'
import { SlashKeySwitch } from '#app/ui/SlashKeySwitch.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { ExportData } from './ExportData.tsx'
import { Messages } from './Messages.tsx'
import { Part } from './Part.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PersonForm } from './PersonForm.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { profileColumns } from './profile-columns.ts'

/** `/profile`: personal data, password, devices, data export (decisions, "What each screen without shown contents is for"). */
export default function ProfileScreen() {
  const shown = useProfile()
  return (
    <AccountFrame current="profile">
      <FormPage wide title={<Trans>Profile</Trans>}>
        {shown.status === 'failed' ? (
          <button type="button" className={button()} onClick={() => void signOut()}>
            <Trans>Sign out</Trans>
          </button>
        ) : null}
        <Pending of={shown} skeleton={<ProfileSkeleton />}>
          {(user) => (
            <>
              <p className={quiet}>
                {user.email}
                <br />
                {user.memberSince === '' ? null : <Trans>Customer since {day(user.memberSince)}</Trans>}
              </p>
              <div className={profileColumns}>
                <PersonForm user={user} />
                <div className={fields}>
                  <Devices />
                  <Messages />
                  <Part title={<Trans>Keyboard</Trans>}>
                    <SlashKeySwitch />
                  </Part>
                  <PasswordForm user={user} />
                  <ExportData />
                  <DeleteAccount email={user.email} />
                </div>
              </div>
            </>
          )}
        </Pending>
      </FormPage>
    </AccountFrame>
  )
}

const quiet = css({ color: 'fg.muted' })
